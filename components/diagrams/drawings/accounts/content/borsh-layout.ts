import type { StackContent } from '@/components/diagrams/vocabulary/stack/stack-content'
import type { Words } from '@/lib/site/diagrams/words'
import { fieldItems } from './field-items'

/** What the drawing says of each field. */
export const borshLayout = (words: Words<'borsh-layout'>) =>
  ({
    fixed: [
      {
        offset: 0,
        kind: 'warn',
        name: 'kind: Kind',
        bytes: '01',
        note: words.variant,
      },
      {
        offset: 1,
        kind: 'key',
        name: 'authority: Pubkey',
        bytes: '8a 88 e3 … 6f 5c',
        note: words.address,
      },
      {
        offset: 33,
        kind: 'data',
        name: 'score: u64',
        bytes: 'dc 05 00 00 00 00 00 00',
        note: words.number,
      },
      {
        offset: 41,
        kind: 'account',
        name: 'team: Option<u32>',
        bytes: '01 07 00 00 00',
        note: words.option,
      },
    ],
    moving: [
      {
        offset: 46,
        kind: 'program',
        name: 'name: String',
        bytes: '03 00 00 00 41 64 61',
        note: words.string,
      },
      {
        offset: 53,
        kind: 'program',
        name: 'badges: Vec<u16>',
        bytes: '01 00 00 00 03 00',
        note: words.vector,
      },
    ],
    rest: {
      offset: 59,
      kind: 'plain',
      name: '…',
      bytes: '00 00 00 …',
      note: words.rest,
    },
  }) as const

/** Its narrow form. */
export function borshLayoutStack(words: Words<'borsh-layout'>): StackContent {
  const { fixed, moving, rest } = borshLayout(words)
  return {
    items: {
      fixed: { label: words.fixed, role: 'note', muted: true },
      ...fieldItems(fixed),
      moving: { label: words.moving, role: 'note', muted: true },
      ...fieldItems(moving),
      ...fieldItems([rest]),
    },
  }
}
