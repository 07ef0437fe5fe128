import type { ReactNode } from 'react'
import type { RunSettings } from '@/lib/islands/island-texts'
import styles from './Inside.module.css'
import type { LogEntry } from './log-tree'

interface Props {
  readonly entries: readonly LogEntry[]
  readonly settings: RunSettings
  /** Shows below the line on which the first program failed. */
  readonly explanation: ReactNode
}

/** A log as nested lists, one for each call of a program. */
export function LogTree({ entries, settings, explanation }: Props) {
  const { programs, texts } = settings
  const failing = entries.findIndex(hasFailed)
  return (
    <ol className={styles.log}>
      {entries.map((entry, index) => {
        const own = index === failing ? explanation : null
        return 'program' in entry ? (
          <li key={index}>
            <b translate="no">{programs[entry.program] ?? entry.program}</b>
            {entry.result && `: ${texts[resultText[entry.result]]}`}
            <LogTree
              entries={entry.entries}
              settings={settings}
              explanation={own}
            />
          </li>
        ) : (
          <li key={index} className={entry.failed && styles.failed}>
            <span translate="no">{entry.text}</span>
            {own}
          </li>
        )
      })}
    </ol>
  )
}

const resultText = {
  succeeded: 'succeeded',
  failed: 'transactionFailed',
} as const

/** True for a line on which a program failed, and for the calls around it. */
const hasFailed = (entry: LogEntry): boolean =>
  'program' in entry ? entry.entries.some(hasFailed) : entry.failed === true
