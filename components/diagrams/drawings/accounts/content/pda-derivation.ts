import type { StackContent } from '@/components/diagrams/vocabulary/stack/stack-content'
import type { Words } from '@/lib/site/diagrams/words'

/** What the drawing says. */
export const pdaDerivation = (words: Words<'pda-derivation'>) =>
  ({
    seeds: { kind: 'data', title: words.seeds, note: words.seedsNote },
    bump: { kind: 'warn', title: words.bump, note: words.bumpNote },
    programId: {
      kind: 'program',
      title: words.programId,
      square: true,
      code: '32 B',
    },
    constant: { kind: 'plain', code: '"ProgramDerivedAddress"', square: true },
    hash: { kind: 'plain', heading: 'SHA-256', note: words.hash },
    question: { kind: 'plain', title: words.onCurve },
    again: { kind: 'warn', body: words.tryNext },
    pda: { kind: 'key', title: words.pda, note: words.pdaNote },
  }) as const

/** Its narrow form. */
export function pdaDerivationStack(
  words: Words<'pda-derivation'>,
): StackContent {
  const content = pdaDerivation(words)
  return {
    items: {
      seeds: { box: content.seeds },
      bump: { box: content.bump, joined: true },
      programId: { box: content.programId, joined: true },
      constant: { box: content.constant, joined: true },
      hash: { box: content.hash },
      question: { box: content.question },
      again: { box: content.again },
      pda: { box: content.pda, important: true },
    },
    links: [
      { from: 'constant', to: 'hash' },
      { from: 'hash', to: 'question' },
      { from: 'question', to: 'again', label: { note: words.yes } },
      { from: 'again', to: 'bump', side: 'left' },
      {
        from: 'question',
        to: 'pda',
        side: 'right',
        tone: 'accent',
        label: { note: words.no },
      },
    ],
  }
}
