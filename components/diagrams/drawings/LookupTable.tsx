import { Arrow } from '../Arrow'
import { Account } from '../Box'
import type { DrawingProps } from '../drawing'
import { Flow } from '../layout'

/** A message whose indexes select addresses of a lookup table: one color for each account. */
export function LookupTable({ words }: DrawingProps<'lookup-table'>) {
  return (
    <Flow>
      <Account
        kind="data"
        title={words.message}
        rows={[
          { field: 'staticAccounts', note: words.staticAccounts },
          { field: 'lookupTable', size: '32 B', note: words.tableAddress },
          {
            field: 'writable',
            size: '[0, 2]',
            note: words.writable,
            mark: 'accent',
          },
          {
            field: 'readonly',
            size: '[3]',
            note: words.readonly,
            mark: 'proof',
          },
          { field: 'instructions', note: words.instructions },
        ]}
      />
      <Arrow wide="right" />
      <Account
        title={words.table}
        rows={[
          { field: '56 B', note: words.header },
          { field: '0', note: `${words.address} A`, mark: 'accent' },
          { field: '1', note: `${words.address} B` },
          { field: '2', note: `${words.address} C`, mark: 'accent' },
          { field: '3', note: `${words.address} D`, mark: 'proof' },
          { field: '… 255', note: words.more },
        ]}
      />
    </Flow>
  )
}
