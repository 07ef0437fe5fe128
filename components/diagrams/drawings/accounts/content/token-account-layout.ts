import type { Kind } from '@/components/diagrams/vocabulary/layout/box-layout'
import type { Field } from '@/components/diagrams/vocabulary/layout/field-layout'
import { number } from '@/components/diagrams/vocabulary/layout/typeset'
import type { StackContent } from '@/components/diagrams/vocabulary/stack/stack-content'
import type { Words } from '@/lib/site/diagrams/words'
import { fieldItems } from './field-items'

const field = (
  offset: number,
  name: string,
  note: string,
  kind: Kind = 'account',
): Field => ({ offset, kind, name, note })

/** What the drawing says. */
export const tokenAccountLayout = (
  words: Words<'token-account-layout'>,
  lang: string,
) => ({
  fields: [
    field(0, 'mint', words.mint),
    field(32, 'owner', words.owner, 'key'),
    field(64, 'amount', words.amount, 'data'),
    field(72, 'delegate', words.delegate),
    field(108, 'state', words.state),
    field(109, 'is_native', words.isNative),
    field(121, 'delegated_amount', words.delegatedAmount),
    field(129, 'close_authority', words.closeAuthority),
  ],
  memcmp: { code: ['memcmp', 'offset: 32'], note: words.memcmp },
  slice: { code: ['dataSlice', 'offset: 64, length: 8'], note: words.slice },
  size: { code: `dataSize: ${number(165, lang)}`, note: words.size },
})

/** Its narrow form. */
export function tokenAccountLayoutStack(
  words: Words<'token-account-layout'>,
  lang: string,
): StackContent {
  const { fields, memcmp, slice, size } = tokenAccountLayout(words, lang)
  const plain = { kind: 'plain' } as const
  return {
    items: {
      ...fieldItems(fields),
      slice: { box: { ...plain, ...slice } },
      memcmp: { box: { ...plain, ...memcmp } },
      size: { box: { ...plain, ...size } },
    },
    links: [
      { from: 'owner', to: 'memcmp', side: 'right', lane: 1 },
      { from: 'amount', to: 'slice', side: 'right' },
    ],
  }
}
