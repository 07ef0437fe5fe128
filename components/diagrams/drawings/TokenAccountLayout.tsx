import { Box } from '../Box'
import { ByteMap } from '../ByteMap'
import type { DrawingProps } from '../drawing'
import { Fields } from '../Fields'
import { Column } from '../layout'

/** The bytes of a token account, and those that a filter and a slice take. */
export function TokenAccountLayout({
  words,
  locale,
}: DrawingProps<'token-account-layout'>) {
  return (
    <Column>
      <ByteMap
        locale={locale}
        label={words.size}
        perRow={32}
        fields={[
          { kind: 'account', bytes: 32 },
          { kind: 'key', bytes: 32, important: true },
          { kind: 'data', bytes: 8, important: true },
          { kind: 'account', bytes: 36 },
          { kind: 'plain', bytes: 1 },
          { kind: 'account', bytes: 12 },
          { kind: 'plain', bytes: 8 },
          { kind: 'account', bytes: 36 },
        ]}
      />
      <Fields
        fields={[
          { offset: 0, kind: 'account', name: 'mint', note: words.mint },
          {
            offset: 32,
            kind: 'key',
            name: 'owner',
            note: words.owner,
            use: { code: 'memcmp { offset: 32 }', note: words.memcmp },
          },
          {
            offset: 64,
            kind: 'data',
            name: 'amount',
            note: words.amount,
            use: {
              code: 'dataSlice { offset: 64, length: 8 }',
              note: words.slice,
            },
          },
          {
            offset: 72,
            kind: 'account',
            name: 'delegate',
            note: words.delegate,
          },
          { offset: 108, kind: 'plain', name: 'state', note: words.state },
          {
            offset: 109,
            kind: 'account',
            name: 'is_native',
            note: words.isNative,
          },
          {
            offset: 121,
            kind: 'plain',
            name: 'delegated_amount',
            note: words.delegatedAmount,
          },
          {
            offset: 129,
            kind: 'account',
            name: 'close_authority',
            note: words.closeAuthority,
          },
        ]}
      />
      <Box code="dataSize: 165" note={words.size} />
    </Column>
  )
}
