import { ByteMap } from '../ByteMap'
import type { DrawingProps } from '../drawing'
import { Fields } from '../Fields'
import { Column, Frame } from '../layout'

/** A struct, field by field: its bytes in Borsh, and what they say. */
export function BorshLayout({ words, locale }: DrawingProps<'borsh-layout'>) {
  return (
    <Column>
      <ByteMap
        locale={locale}
        label={words.fixed}
        perRow={16}
        fields={[
          { kind: 'warn', bytes: 1 },
          { kind: 'key', bytes: 32 },
          { kind: 'data', bytes: 8 },
          { kind: 'account', bytes: 5 },
          { kind: 'program', bytes: 7 },
          { kind: 'program', bytes: 6 },
          { kind: 'plain', bytes: 21 },
        ]}
      />
      <Frame note={words.fixed}>
        <Fields
          fields={[
            {
              offset: 0,
              kind: 'warn',
              name: 'kind: Kind',
              hex: '01',
              note: words.variant,
            },
            {
              offset: 1,
              kind: 'key',
              name: 'authority: Pubkey',
              hex: '8a 88 e3 … 6f 5c',
              note: words.address,
            },
            {
              offset: 33,
              kind: 'data',
              name: 'score: u64',
              hex: 'dc 05 00 00 00 00 00 00',
              note: words.number,
            },
            {
              offset: 41,
              kind: 'account',
              name: 'team: Option<u32>',
              hex: '01 07 00 00 00',
              note: words.option,
            },
          ]}
        />
      </Frame>
      <Frame note={words.moving}>
        <Fields
          fields={[
            {
              offset: 46,
              kind: 'program',
              name: 'name: String',
              hex: '03 00 00 00 41 64 61',
              note: words.string,
            },
            {
              offset: 53,
              kind: 'program',
              name: 'badges: Vec<u16>',
              hex: '01 00 00 00 03 00',
              note: words.vector,
            },
            {
              offset: 59,
              kind: 'plain',
              name: '…',
              hex: '00 00 00 …',
              note: words.rest,
            },
          ]}
        />
      </Frame>
    </Column>
  )
}
