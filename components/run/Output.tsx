import type { RunSettings, RunTexts } from '@/lib/islands/island-texts'
import { fillSlots } from '@/lib/text/fill-slots'
import type { RunError } from '@/packages/program-runner/src/protocol/events'
import { MoreLinks } from './inside/MoreLinks'
import styles from './RunPanel.module.css'
import { isBusy, type RunState } from './run-state'

interface Props {
  readonly state: RunState
  readonly settings: RunSettings
}

/**
 * What a program prints, as it prints it. Warnings and errors have an icon, which is not part of the
 * text.
 */
export function Output({ state, settings }: Props) {
  const { texts } = settings
  const { lines, printed, error, exitCode, hasRest, isRefused } = state
  const signs = {
    log: undefined,
    info: undefined,
    warn: texts.warning,
    error: texts.error,
  }
  const isOver = state.phase !== 'ready' && !isBusy(state)
  const isSilent = printed === 0 && !error && isOver
  return (
    <>
      {printed > lines.length && <p className={styles.note}>{texts.cut}</p>}
      <div
        role="log"
        aria-live="polite"
        aria-label={texts.output}
        tabIndex={0}
        className={styles.output}
        translate="no"
      >
        {lines.map(({ key, level, text }) => (
          <span key={key} data-level={level} data-sign={signs[level]}>
            {`${text}\n`}
          </span>
        ))}
        {error && (
          <span data-level="error" data-sign={signs.error}>
            {placeText(error, texts)}
            {error.message}
          </span>
        )}
      </div>
      {state.isFrameGone && <p className={styles.note}>{texts.frameGone}</p>}
      {hasRest && <p className={styles.note}>{texts.rest}</p>}
      {isRefused && <p className={styles.note}>{texts.noNetwork}</p>}
      {state.missing.map((program) => (
        <p key={program} className={styles.note}>
          {fillSlots(texts.noProgram, { program })}
        </p>
      ))}
      {error?.hint && <p className={styles.note}>{texts[error.hint]}</p>}
      {error?.hint === 'otherPackage' && (
        <MoreLinks links={settings.clients} texts={texts} />
      )}
      {exitCode !== undefined && (
        <p className={styles.note}>
          {fillSlots(texts.exit, { code: String(exitCode) })}
        </p>
      )}
      {isSilent && <p className={styles.note}>{texts.nothing}</p>}
    </>
  )
}

/** Where a program failed and why, on one line beside the status: the output may be long. */
export function Failure({
  error,
  texts,
}: {
  readonly error: RunError
  readonly texts: RunTexts
}) {
  const [first = ''] = error.message.split('\n')
  return (
    <span className={styles.failure} translate="no">
      {placeText(error, texts)}
      {first}
    </span>
  )
}

/** Where in the program an error is, before its message. */
function placeText({ line, column }: RunError, texts: RunTexts): string {
  if (line === undefined) return ''
  const place =
    column === undefined
      ? fillSlots(texts.line, { line: String(line) })
      : fillSlots(texts.place, { line: String(line), column: String(column) })
  return `${place}: `
}
