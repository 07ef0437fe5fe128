import type { Kind } from '@/components/diagrams/vocabulary/layout/box-layout'
import type {
  StackContent,
  StackItem,
} from '@/components/diagrams/vocabulary/stack/stack-content'
import type { Words } from '@/lib/site/diagrams/words'

/** The programs that call each other, and the keys that sign for each. */
export function cpi(words: Words<'cpi'>) {
  const user = { kind: 'key', title: words.userKey } as const
  const pda = { kind: 'key', title: words.pda } as const
  return {
    levels: [
      { kind: 'plain', title: words.transaction, keys: [user] },
      { kind: 'program', title: words.programA, keys: [user] },
      { kind: 'program', title: words.programB, keys: [user] },
      { kind: 'program', title: words.programC, keys: [user, pda] },
    ],
    calls: [
      { body: words.calls },
      { code: 'invoke', note: words.extended },
      { code: 'invoke_signed', note: words.pdaNote },
    ],
  } as const
}

interface Level {
  readonly kind: Kind
  readonly title: string
  readonly keys: readonly { readonly kind: Kind; readonly title: string }[]
}

/** Its narrow form. */
export function cpiStack(words: Words<'cpi'>): StackContent {
  const { levels, calls } = cpi(words)
  const level = ({ kind, title, keys }: Level, index: number): StackItem => ({
    frame: { kind, title, note: words.signs },
    items: Object.fromEntries(
      keys.map((box, key) => [`key ${key}`, { box, important: key === 1 }]),
    ),
    ...(index > 0 && { step: index }),
  })
  return {
    items: {
      depth: { label: words.depth, role: 'note', muted: true },
      ...Object.fromEntries(
        levels.map((each, index) => [`level ${index}`, level(each, index)]),
      ),
    },
    links: calls.map((label, index) => ({
      from: `level ${index}`,
      to: `level ${index + 1}`,
      label,
    })),
  }
}
