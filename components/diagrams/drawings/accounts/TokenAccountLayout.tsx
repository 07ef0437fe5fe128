import type { DrawingProps } from '@/components/diagrams/drawing-props'
import { Bracket } from '@/components/diagrams/vocabulary/Bracket'
import {
  Drawing,
  MARGIN,
  WIDTH,
} from '@/components/diagrams/vocabulary/Drawing'
import { Fields } from '@/components/diagrams/vocabulary/Fields'
import { Label } from '@/components/diagrams/vocabulary/Label'
import { bottom } from '@/components/diagrams/vocabulary/layout/box-layout'
import { layoutFields } from '@/components/diagrams/vocabulary/layout/field-layout'
import {
  number,
  type SetText,
  typeset,
} from '@/components/diagrams/vocabulary/layout/typeset'

const FIELDS_WIDTH = 496
const BRACKET_X = MARGIN + FIELDS_WIDTH + 6
const ASIDE_X = BRACKET_X + 24
const ASIDE = WIDTH - MARGIN - ASIDE_X

/** The fields of a token account, and those that filters compare. */
export function TokenAccountLayout(
  props: DrawingProps<'token-account-layout'>,
) {
  const { words, lang, alt, titleId } = props
  const field = (offset: number, name: string, note: string) => ({
    offset,
    name,
    note,
    kind: 'account' as const,
  })
  const fields = layoutFields({
    x: MARGIN,
    y: MARGIN,
    width: FIELDS_WIDTH,
    shares: [0.4, 0.6],
    fields: [
      field(0, 'mint', words.mint),
      { ...field(32, 'owner', words.owner), kind: 'key' },
      { ...field(64, 'amount', words.amount), kind: 'data' },
      field(72, 'delegate', words.delegate),
      field(108, 'state', words.state),
      field(109, 'is_native', words.isNative),
      field(121, 'delegated_amount', words.delegatedAmount),
      field(129, 'close_authority', words.closeAuthority),
    ],
    lang,
  })
  const [, owner, amount] = fields
  const last = fields.at(-1)
  if (!owner || !amount || !last) return null
  const code = (text: string) => typeset(text, ASIDE, 'code', lang)
  const memcmp = [
    code('memcmp'),
    code('offset: 32'),
    typeset(words.memcmp, ASIDE, 'note', lang),
  ]
  const slice = [
    code('dataSlice'),
    code('offset: 64, length: 8'),
    typeset(words.slice, ASIDE, 'note', lang),
  ]
  const size = typeset(words.size, FIELDS_WIDTH - 190, 'note', lang)
  const memcmpHeight = memcmp.reduce((sum, { height }) => sum + height, 0)
  const memcmpY = Math.max(MARGIN, bottom(owner) - memcmpHeight)
  const sliceY = Math.max(amount.y + 6, memcmpY + memcmpHeight + 6)
  const sizeY = bottom(last) + 14
  return (
    <Drawing height={sizeY + size.height + MARGIN} alt={alt} titleId={titleId}>
      <Fields fields={fields} />
      {[owner, amount].map((field) => (
        <Bracket
          key={field.y}
          side="right"
          at={BRACKET_X}
          from={field.y + 3}
          to={bottom(field) - 3}
        />
      ))}
      <Aside texts={memcmp} y={memcmpY} />
      <Aside texts={slice} y={sliceY} />
      <Label
        text={typeset(`dataSize: ${number(165, lang)}`, 190, 'code', lang)}
        x={MARGIN + 40}
        y={sizeY}
      />
      <Label text={size} x={MARGIN + 190} y={sizeY} muted />
    </Drawing>
  )
}

interface AsideProps {
  readonly texts: readonly SetText[]
  readonly y: number
}

function Aside({ texts, y }: AsideProps) {
  return texts.map((text, index) => (
    <Label
      key={text.lines[0]}
      text={text}
      x={ASIDE_X}
      y={y + texts.slice(0, index).reduce((sum, t) => sum + t.height, 0)}
    />
  ))
}
