import { Box } from '../Box'
import type { DrawingProps } from '../drawing'
import { Column, Frame } from '../layout'
import { Ruler } from '../Ruler'

/** A transfer of SOL in the legacy format, as Kit 8.4 encodes it. */
const transfer = [
  { kind: 'key', bytes: 65, sum: '1+64' },
  { kind: 'plain', bytes: 3, sum: '1+1+1' },
  { kind: 'account', bytes: 97, sum: '1+3×32' },
  { kind: 'data', bytes: 32, sum: '32' },
  { kind: 'program', bytes: 18, sum: '1+17' },
] as const

/** The parts of a transaction in their order, and the bytes of an example. */
export function TransactionAnatomy({
  words,
}: DrawingProps<'transaction-anatomy'>) {
  return (
    <Column>
      <Box
        kind="key"
        step={1}
        title={words.signatures}
        note={words.signaturesNote}
      />
      <Frame title={words.message} note={words.messageNote}>
        <Box step={2} title={words.header} note={words.headerNote} />
        <Box
          kind="account"
          step={3}
          title={words.accountKeys}
          note={words.accountKeysNote}
        />
        <Box
          kind="data"
          step={4}
          title={words.blockhash}
          note={words.blockhashNote}
        />
        <Box
          kind="program"
          step={5}
          title={words.instructions}
          note={words.instructionsNote}
        />
      </Frame>
      <small>{words.example}</small>
      <Ruler parts={transfer} />
    </Column>
  )
}
