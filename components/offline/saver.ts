import type { OfflineReport, Outcome } from './contract'
import { type SaveOptions, saveLanguage } from './save'
import { begunLanguages, removeLanguage } from './saved'

interface Options extends Pick<SaveOptions, 'store' | 'scope' | 'fetch'> {
  readonly report: (report: OfflineReport) => void
  /** Called when the saved languages have changed. */
  readonly onChange: () => void
  /** Called when no language is saved or being saved. */
  readonly onEmpty: () => Promise<unknown>
}

interface Job {
  readonly end: AbortController
  readonly outcome: Promise<Outcome>
}

/** Saves and removes languages, one job at a time for each language, and reports progress. */
export function createSaver(options: Options) {
  const { store, scope, fetch, report, onChange, onEmpty } = options
  const running = new Map<string, Job>()

  async function unregisterIfEmpty() {
    if (running.size > 0) return
    const begun = await begunLanguages(store, scope).catch(() => [])
    if (begun.length === 0 && running.size === 0) await onEmpty()
  }

  async function start(locale: string, signal: AbortSignal): Promise<Outcome> {
    const onProgress = (done: number, total: number) =>
      report({ locale, done, total })
    const saving = { store, scope, fetch, signal, onProgress }
    const outcome = await saveLanguage(locale, saving)
    running.delete(locale)
    onChange()
    if (outcome !== 'removed') report({ locale, outcome })
    await unregisterIfEmpty()
    return outcome
  }

  function save(locale: string): Promise<Outcome> {
    const present = running.get(locale)
    if (present) return present.outcome
    const end = new AbortController()
    const outcome = start(locale, end.signal)
    running.set(locale, { end, outcome })
    return outcome
  }

  return {
    /** Saves the current state of a language, or joins the running job. */
    save,
    /** Resumes interrupted jobs and fetches newer states. */
    async update() {
      const begun = await begunLanguages(store, scope).catch(() => [])
      await Promise.all(begun.map(save))
      await unregisterIfEmpty()
    },
    /** Deletes a language. */
    async remove(locale: string) {
      const job = running.get(locale)
      job?.end.abort()
      await job?.outcome
      const outcome = await removeLanguage(store, scope, locale).then(
        () => 'removed' as const,
        () => 'refused' as const,
      )
      onChange()
      report({ locale, outcome })
      await unregisterIfEmpty()
    },
  }
}
