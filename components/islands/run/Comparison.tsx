import type { RunTexts } from '@/lib/shared/island-texts'
import { compareOutput } from './compare-output'
import styles from './RunPanel.module.css'
import { outputOf, type RunState } from './run-state'

interface Props {
  readonly state: RunState
  readonly recorded: string | undefined
  readonly texts: RunTexts
}

/** How the output of a whole run stands to the recorded one, which follows where it differs. */
export function Comparison({ state, recorded, texts }: Props) {
  const { phase, edited } = state
  const isWhole = phase === 'done' || phase === 'failed'
  if (recorded === undefined || edited || !isWhole) return null
  const answer = compareOutput(outputOf(state), recorded)
  return (
    <>
      <p className={styles.note}>{texts[answer]}</p>
      {answer === 'differs' && (
        <pre
          tabIndex={0}
          role="group"
          aria-label={texts.recorded}
          className={styles.recorded}
          translate="no"
        >
          <samp>{recorded}</samp>
        </pre>
      )}
    </>
  )
}
