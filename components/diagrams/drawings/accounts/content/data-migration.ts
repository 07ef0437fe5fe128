import type { Kind } from '@/components/diagrams/vocabulary/layout/box-layout'
import type { Field } from '@/components/diagrams/vocabulary/layout/field-layout'
import type { StackContent } from '@/components/diagrams/vocabulary/stack/stack-content'
import type { Words } from '@/lib/site/diagrams/words'
import { fieldItems } from './field-items'

const field = (
  offset: number,
  kind: Kind,
  name: string,
  note: string,
): Field => ({ offset, kind, name, note })

/** The account's fields before and after its migration. */
export const dataMigration = (words: Words<'data-migration'>) => ({
  before: [
    field(0, 'warn', 'version: 1', words.versionOld),
    field(1, 'key', 'authority: Pubkey', words.authority),
    field(33, 'data', 'score: u32', words.scoreOld),
  ],
  after: [
    field(0, 'warn', 'version: 2', words.versionNew),
    field(1, 'key', 'authority: Pubkey', words.authority),
    field(33, 'data', 'score: u64', words.scoreNew),
    field(41, 'account', 'last_played: i64', words.added),
  ],
})

/** Its narrow form. */
export function dataMigrationStack(
  words: Words<'data-migration'>,
): StackContent {
  const { before, after } = dataMigration(words)
  return {
    items: {
      before: { frame: { note: words.before }, items: fieldItems(before) },
      after: { frame: { note: words.after }, items: fieldItems(after) },
    },
    links: [{ from: 'before', to: 'after', label: { note: words.migrate } }],
  }
}
