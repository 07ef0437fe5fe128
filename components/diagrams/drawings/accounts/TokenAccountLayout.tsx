import type { DrawingProps } from '@/components/diagrams/drawing-props'
import { Bracket } from '@/components/diagrams/vocabulary/Bracket'
import {
  Drawing,
  MARGIN,
  WIDTH,
} from '@/components/diagrams/vocabulary/Drawing'
import { Fields } from '@/components/diagrams/vocabulary/Fields'
import { Label } from '@/components/diagrams/vocabulary/Label'
import {
  bottom,
  textHeight,
} from '@/components/diagrams/vocabulary/layout/box-layout'
import { layoutFields } from '@/components/diagrams/vocabulary/layout/field-layout'
import {
  type SetText,
  typeset,
} from '@/components/diagrams/vocabulary/layout/typeset'
import { tokenAccountLayout } from './content/token-account-layout'

const FIELDS_WIDTH = 496
const BRACKET_X = MARGIN + FIELDS_WIDTH + 6
const ASIDE_X = BRACKET_X + 24
const ASIDE = WIDTH - MARGIN - ASIDE_X

/** The fields of a token account, and those that filters compare. */
export function TokenAccountLayout(
  props: DrawingProps<'token-account-layout'>,
) {
  const { words, lang, alt, titleId } = props
  const content = tokenAccountLayout(words, lang)
  const fields = layoutFields({
    x: MARGIN,
    y: MARGIN,
    width: FIELDS_WIDTH,
    shares: [0.4, 0.6],
    fields: content.fields,
    lang,
  })
  const [, owner, amount] = fields
  const last = fields.at(-1)
  if (!owner || !amount || !last) return null
  const aside = (code: readonly string[], note: string) => [
    ...code.map((text) => typeset(text, ASIDE, 'code', lang)),
    typeset(note, ASIDE, 'note', lang),
  ]
  const memcmp = aside(content.memcmp.code, content.memcmp.note)
  const slice = aside(content.slice.code, content.slice.note)
  const size = typeset(content.size.note, FIELDS_WIDTH - 190, 'note', lang)
  const memcmpHeight = textHeight(memcmp)
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
        text={typeset(content.size.code, 190, 'code', lang)}
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
      y={y + textHeight(texts.slice(0, index))}
    />
  ))
}
