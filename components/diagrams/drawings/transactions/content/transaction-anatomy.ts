import type { BoxWords } from '@/components/diagrams/vocabulary/layout/box-layout'
import type {
  StackContent,
  StackItem,
} from '@/components/diagrams/vocabulary/stack/stack-content'
import type { Words } from '@/lib/site/diagrams/words'

/** A transfer of SOL in the legacy format, as Kit 8.4 encodes it. */
export const TRANSFER = [
  { kind: 'key', bytes: 65, sum: '1+64' },
  { kind: 'plain', bytes: 3, sum: '1+1+1' },
  { kind: 'account', bytes: 97, sum: '1+3×32' },
  { kind: 'data', bytes: 32, sum: '32' },
  { kind: 'program', bytes: 18, sum: '1+17' },
] as const

export const TRANSFER_SIZE = `${TRANSFER.reduce(
  (sum, { bytes }) => sum + bytes,
  0,
)} B`

/** The parts of a transaction. All but the first are the message. */
export const transactionAnatomy = (words: Words<'transaction-anatomy'>) =>
  [
    { kind: 'key', title: words.signatures, note: words.signaturesNote },
    { kind: 'plain', title: words.header, note: words.headerNote },
    { kind: 'account', title: words.accountKeys, note: words.accountKeysNote },
    { kind: 'data', title: words.blockhash, note: words.blockhashNote },
    {
      kind: 'program',
      title: words.instructions,
      note: words.instructionsNote,
    },
  ] as const

/** Its narrow form. */
export function transactionAnatomyStack(
  words: Words<'transaction-anatomy'>,
): StackContent {
  const [signatures, ...message] = transactionAnatomy(words)
  const part = (box: BoxWords, step: number, joined: boolean): StackItem => ({
    box: { ...box, square: true },
    step,
    joined,
  })
  return {
    items: {
      signatures: part(signatures, 1, false),
      message: {
        frame: { title: words.message, note: words.messageNote },
        items: Object.fromEntries(
          message.map((box, index) => [
            `part ${index}`,
            part(box, index + 2, index > 0),
          ]),
        ),
      },
      example: { label: words.example, role: 'title', end: TRANSFER_SIZE },
      ruler: { ruler: TRANSFER },
    },
  }
}
