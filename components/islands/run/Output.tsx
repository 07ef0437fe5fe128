import { fillSlots } from '@/lib/shared/texts/fill-slots'
import type { RunTexts } from '@/lib/shared/texts/island-texts'
import styles from './RunPanel.module.css'
import { isBusy, type RunState } from './run-state'

interface Props {
  readonly state: RunState
  readonly texts: RunTexts
}

/**
 * What a program prints, as it comes. Warnings and errors carry a sign, which is not part of the
 * text.
 */
export function Output({ state, texts }: Props) {
  const { lines, printed, error } = state
  const signs = {
    log: undefined,
    info: undefined,
    warn: texts.warning,
    error: texts.error,
  }
  const isSilent = printed === 0 && !error && !isBusy(state)
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
            {error.line !== undefined &&
              `${fillSlots(texts.line, { line: String(error.line) })}: `}
            {error.message}
          </span>
        )}
      </div>
      {isSilent && <p className={styles.note}>{texts.nothing}</p>}
    </>
  )
}
