import type { RunSettings } from '@/lib/islands/island-texts'
import type { RanInstruction } from '@/packages/program-runner/src/protocol/events'
import { Fields } from './Fields'
import styles from './Inside.module.css'

interface Props {
  readonly instructions: readonly RanInstruction[]
  readonly settings: RunSettings
}

/** Decoded instructions, and below each the instructions that it called. */
export function Instructions({ instructions, settings }: Props) {
  return (
    <ol className={styles.instructions}>
      {instructions.map((instruction, index) => (
        <li key={index}>
          <Instruction instruction={instruction} settings={settings} />
        </li>
      ))}
    </ol>
  )
}

function Instruction({
  instruction,
  settings,
}: {
  readonly instruction: RanInstruction
  readonly settings: RunSettings
}) {
  const { program, programName, name, info, data, accounts, inner } =
    instruction
  const known = settings.programs[program] ?? programName ?? program
  return (
    <>
      <b translate="no">{name ? `${known}: ${name}` : known}</b>
      {info !== undefined ? (
        <Fields values={info} />
      ) : (
        <Fields values={{ accounts: accounts.join(' '), data }} />
      )}
      {inner && inner.length > 0 && (
        <Instructions instructions={inner} settings={settings} />
      )}
    </>
  )
}
