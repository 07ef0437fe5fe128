import { Arrow } from '../Arrow'
import type { DrawingProps } from '../drawing'
import { Fields } from '../Fields'
import { Column, Frame } from '../layout'

/** An account before and after its migration, distinguished by the first byte. */
export function DataMigration({ words }: DrawingProps<'data-migration'>) {
  const authority = {
    offset: 1,
    kind: 'key',
    name: 'authority: Pubkey',
    note: words.authority,
  } as const
  return (
    <Column>
      <Frame note={words.before}>
        <Fields
          fields={[
            {
              offset: 0,
              kind: 'warn',
              name: 'version: 1',
              note: words.versionOld,
            },
            authority,
            {
              offset: 33,
              kind: 'data',
              name: 'score: u32',
              note: words.scoreOld,
            },
          ]}
        />
      </Frame>
      <Arrow note={words.migrate} tone="accent" />
      <Frame note={words.after}>
        <Fields
          fields={[
            {
              offset: 0,
              kind: 'warn',
              name: 'version: 2',
              note: words.versionNew,
            },
            authority,
            {
              offset: 33,
              kind: 'data',
              name: 'score: u64',
              note: words.scoreNew,
            },
            {
              offset: 41,
              kind: 'account',
              name: 'last_played: i64',
              note: words.added,
            },
          ]}
        />
      </Frame>
    </Column>
  )
}
