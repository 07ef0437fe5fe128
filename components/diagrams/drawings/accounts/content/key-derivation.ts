import type { StackContent } from '@/components/diagrams/vocabulary/stack/stack-content'
import type { Words } from '@/lib/site/diagrams/words'

/** What the drawing says. */
export const keyDerivation = (words: Words<'key-derivation'>) =>
  ({
    phrase: { kind: 'key', title: words.phrase, note: words.phraseNote },
    passphrase: {
      kind: 'plain',
      title: words.passphrase,
      note: words.passphraseNote,
    },
    seed: { kind: 'data', title: words.seed, code: 'BIP39, 64 B' },
    first: {
      kind: 'key',
      title: words.first,
      code: "m/44'/501'/0'/0'",
      note: words.walletApps,
    },
    second: {
      kind: 'key',
      title: words.second,
      code: "m/44'/501'/1'/0'",
      note: words.walletApps,
    },
    none: { kind: 'key', title: words.none, note: words.firstHalf },
  }) as const

/** Its narrow form. */
export function keyDerivationStack(
  words: Words<'key-derivation'>,
): StackContent {
  const { phrase, passphrase, seed, first, second, none } = keyDerivation(words)
  return {
    items: {
      phrase: { box: phrase, important: true },
      passphrase: { box: passphrase },
      seed: { box: seed },
      first: { box: first },
      second: { box: second },
      none: { box: none },
    },
    links: [
      { from: 'phrase', to: 'seed', side: 'left' },
      { from: 'passphrase', to: 'seed' },
      { from: 'seed', to: ['first', 'second', 'none'], side: 'left' },
    ],
  }
}
