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
import { typeset } from '@/components/diagrams/vocabulary/layout/typeset'
import { borshLayout } from './content/borsh-layout'

const FIELDS_WIDTH = 566
const BRACKET_X = MARGIN + FIELDS_WIDTH + 4
const ASIDE_X = BRACKET_X + 22
const ASIDE = WIDTH - MARGIN - ASIDE_X

/** A struct, field by field: its bytes in Borsh, and what they say. */
export function BorshLayout(props: DrawingProps<'borsh-layout'>) {
  const { words, lang, alt, titleId } = props
  const content = borshLayout(words)
  const fields = layoutFields({
    x: MARGIN,
    y: MARGIN,
    width: FIELDS_WIDTH,
    shares: [0.3, 0.33, 0.37],
    fields: [...content.fixed, ...content.moving, content.rest],
    lang,
  })
  const [first, , , team, name, badges] = fields
  const last = fields.at(-1)
  if (!first || !team || !name || !badges || !last) return null
  const groups = [
    { from: first, to: team, text: words.fixed },
    { from: name, to: badges, text: words.moving },
  ]
  return (
    <Drawing height={bottom(last) + MARGIN} alt={alt} titleId={titleId}>
      <Fields fields={fields} />
      {groups.map(({ from, to, text }) => {
        const set = typeset(text, ASIDE, 'note', lang)
        const middle = (from.y + bottom(to)) / 2
        return (
          <g key={from.y}>
            <Bracket
              side="right"
              at={BRACKET_X}
              from={from.y + 3}
              to={bottom(to) - 3}
            />
            <Label text={set} x={ASIDE_X} y={middle - set.height / 2} />
          </g>
        )
      })}
    </Drawing>
  )
}
