import type { AccountRow } from '@/components/diagrams/vocabulary/layout/account-layout'
import type { StackContent } from '@/components/diagrams/vocabulary/stack/stack-content'
import type { Words } from '@/lib/site/diagrams/words'

/** The indexes in the message, and the addresses that they select. */
export const WRITABLE = [0, 2]
export const READONLY = 3

/** What the drawing says. */
export function lookupTable(words: Words<'lookup-table'>) {
  const addresses: AccountRow[] = Array.from({ length: 4 }, (_, index) => ({
    field: String(index),
    note: `${words.address} ${String.fromCharCode(65 + index)}`,
  }))
  return {
    message: {
      kind: 'data',
      title: words.message,
      rows: [
        { field: 'staticAccounts', note: words.staticAccounts },
        { field: 'lookupTable', size: '32 B', note: words.tableAddress },
        {
          field: 'writable',
          size: `[${WRITABLE.join(', ')}]`,
          note: words.writable,
        },
        { field: 'readonly', size: `[${READONLY}]`, note: words.readonly },
        { field: 'instructions', note: words.instructions },
      ],
    },
    table: {
      title: words.table,
      rows: [
        { field: '56 B', note: words.header },
        ...addresses,
        { field: '… 255', note: words.more },
      ],
    },
  } as const
}

/** Its narrow form. */
export function lookupTableStack(words: Words<'lookup-table'>): StackContent {
  const { message, table } = lookupTable(words)
  return {
    items: {
      message: { account: message },
      table: { account: table, fieldWidth: 60 },
    },
    links: [
      {
        from: 'message.lookupTable',
        to: 'table',
        side: 'left',
        dashed: true,
      },
      {
        from: 'message.writable',
        to: WRITABLE.map((index) => `table.${index}`),
        side: 'right',
        tone: 'accent',
      },
      {
        from: 'message.readonly',
        to: `table.${READONLY}`,
        side: 'right',
        lane: 1,
      },
    ],
  }
}
