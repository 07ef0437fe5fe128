import { useEffect, useRef, useState } from 'react'
import { isWholeBuild } from '@/lib/client/whole-build'
import {
  isOfflineList,
  type OfflineReport,
  type Outcome,
  offline,
} from './contract'
import { SaveError } from './fetch-file'
import type { PanelState } from './panel-state'
import { requestRemoval, requestSaving } from './request'
import { begunLanguages, savedLanguages } from './saved'

/** The timeout in milliseconds for a report of the worker, which browsers may stop at any time. */
const timeout = 40_000

export interface Addresses {
  /** The list of the files to save, on the host. */
  readonly list: string
  /** The service worker, and its scope. */
  readonly worker: string
  readonly scope: string
}

/** The state of the copy saved on the device under a name, undefined until loaded. */
export function useSavedCopy(name: string, { list, worker, scope }: Addresses) {
  const [state, setState] = useState<PanelState>()
  /** The names of all languages that are saved completely. */
  const [saved, setSaved] = useState<readonly string[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const change = (changes: Partial<PanelState>) =>
    setState((before = { begun: false }) => ({ ...before, ...changes }))

  const look = async () => {
    const complete = await savedLanguages(caches, scope)
    const begun = await begunLanguages(caches, scope)
    setSaved(complete.map((each) => each.list.locale))
    change({
      saved: complete.find((each) => each.list.locale === name),
      begun: begun.includes(name),
    })
  }

  const end = (outcome: Outcome) => {
    clearTimeout(timer.current)
    change({ progress: undefined, outcome })
    void look().catch(() => undefined)
  }

  const expectReport = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => end('unreachable'), timeout)
  }

  const request = async (job: () => Promise<void>) => {
    change({ outcome: undefined })
    expectReport()
    try {
      await job()
    } catch (error) {
      end(error instanceof SaveError ? error.outcome : 'refused')
    }
  }

  const keep = () =>
    request(async () => {
      if (!isWholeBuild) throw new SaveError('unbuilt')
      change({ progress: { done: 0, total: 0 } })
      await requestSaving(name, { worker, scope })
    })

  const remove = () =>
    request(async () => {
      if (await requestRemoval(name, scope)) end('removed')
    })

  useEffect(() => {
    const channel = openChannel()
    channel?.addEventListener(
      'message',
      ({ data }: MessageEvent<OfflineReport>) => {
        if (data.locale !== name) {
          if ('outcome' in data) void look().catch(() => undefined)
        } else if ('outcome' in data) end(data.outcome)
        else {
          expectReport()
          change({ progress: { done: data.done, total: data.total } })
        }
      },
    )
    change({})
    void look().catch(() => undefined)
    void fetchList(list).then((latest) => change({ latest }))
    return () => {
      clearTimeout(timer.current)
      channel?.close()
    }
  }, [])

  return { state, saved, keep, remove }
}

/**
 * Opens the channel of the worker's messages. Firefox has none if all storage is blocked.
 */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(offline.channel)
  } catch {
    return undefined
  }
}

/** The list on the host; undefined when there is none: `npm run build` writes it. */
async function fetchList(address: string) {
  if (!isWholeBuild) return undefined
  try {
    const response = await fetch(address, { cache: 'no-cache' })
    const list: unknown = await response.json()
    return isOfflineList(list) ? list : undefined
  } catch {
    return undefined
  }
}
