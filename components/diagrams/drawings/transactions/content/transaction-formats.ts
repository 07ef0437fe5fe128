import type { Kind } from '@/components/diagrams/vocabulary/layout/box-layout'
import { number } from '@/components/diagrams/vocabulary/layout/typeset'
import type {
  StackContent,
  StackItem,
} from '@/components/diagrams/vocabulary/stack/stack-content'
import type { Words } from '@/lib/site/diagrams/words'

interface Segment {
  readonly kind: Kind
  readonly body?: string
  readonly code?: string
}

interface Format {
  readonly name: string
  readonly segments: readonly Segment[]
}

/** The parts of the three formats in their order. */
export function transactionFormats(
  words: Words<'transaction-formats'>,
): readonly Format[] {
  const signatures: Segment = { kind: 'key', body: words.signatures }
  const header: Segment = { kind: 'plain', body: words.header }
  const accountKeys: Segment = { kind: 'account', body: words.accountKeys }
  const blockhash: Segment = { kind: 'data', body: words.blockhash }
  const instructions: Segment = { kind: 'program', body: words.instructions }
  const body = [header, accountKeys, blockhash, instructions]
  return [
    { name: 'legacy', segments: [signatures, ...body] },
    {
      name: 'v0',
      segments: [
        signatures,
        { kind: 'warn', code: '0x80' },
        ...body,
        { kind: 'account', body: words.lookupTables },
      ],
    },
    {
      name: 'v1',
      segments: [
        { kind: 'warn', code: '0x81' },
        header,
        { kind: 'warn', body: words.limitsMask },
        blockhash,
        accountKeys,
        { kind: 'warn', body: words.limits },
        instructions,
        signatures,
      ],
    },
  ]
}

/** The limits of each format, below the word for them. */
export const limitsOf = (words: Words<'transaction-formats'>, lang: string) => {
  const bytes = (value: number) => `${number(value, lang)} B`
  return [
    [words.sizeLimit, bytes(1232), bytes(1232), bytes(4096)],
    [words.addresses, '≈ 35', '64', '64'],
    [
      words.resourceLimits,
      words.byInstruction,
      words.byInstruction,
      words.byMessage,
    ],
  ] as const
}

/** Its narrow form. */
export function transactionFormatsStack(
  words: Words<'transaction-formats'>,
  lang: string,
): StackContent {
  const formats = transactionFormats(words)
  const names = formats.map(({ name }) => name)
  const stacks = formats.flatMap(({ name, segments }) => [
    [name, { label: name, role: 'heading' }] as const,
    ...segments.map((box, index): [string, StackItem] => [
      `${name} ${index}`,
      { box: { ...box, square: true }, joined: index > 0 },
    ]),
  ])
  const limits = limitsOf(words, lang).flatMap(([label, ...columns], index) => [
    [`limit ${index}`, { label, role: 'note', muted: true }] as const,
    [`values ${index}`, { columns }] as const,
  ])
  return {
    items: {
      order: { label: words.readFromTop, role: 'note', muted: true },
      ...Object.fromEntries(stacks),
      names: { columns: names, role: 'heading' },
      ...Object.fromEntries(limits),
    },
    links: formats.map(({ name, segments }) => ({
      from: `${name} 0`,
      to: `${name} ${segments.length - 1}`,
      side: 'left',
    })),
  }
}
