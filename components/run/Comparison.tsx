import type { RunTexts } from '@/lib/islands/island-texts'
import { compareOutput } from './compare-output'
import styles from './RunPanel.module.css'
import { outputOf, type RunState } from './run-state'

interface Props {
  readonly state: RunState
  readonly recorded: string | undefined
  readonly texts: RunTexts
}

/** Compares the output of a whole run with the recorded one, which follows if it differs. */
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
