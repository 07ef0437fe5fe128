import type { DrawingProps } from '@/components/diagrams/drawing-props'
import { Arrow } from '@/components/diagrams/vocabulary/Arrow'
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
import { dataMigration } from './content/data-migration'

const FIELDS_WIDTH = 550
const BRACKET_X = MARGIN + FIELDS_WIDTH + 4
const ASIDE_X = BRACKET_X + 22
const ASIDE = WIDTH - MARGIN - ASIDE_X
const GAP = 84

/** An account before and after its migration, told apart by the first byte. */
export function DataMigration(props: DrawingProps<'data-migration'>) {
  const { words, lang, alt, titleId } = props
  const content = dataMigration(words)
  const common = { x: MARGIN, width: FIELDS_WIDTH, shares: [0.4, 0.6], lang }
  const before = layoutFields({
    ...common,
    y: MARGIN,
    fields: content.before,
  })
  const [first, , last] = before
  if (!first || !last) return null
  const after = layoutFields({
    ...common,
    y: bottom(last) + GAP,
    fields: content.after,
  })
  const [newFirst, , , newLast] = after
  if (!newFirst || !newLast) return null
  const groups = [
    { from: first, to: last, text: words.before },
    { from: newFirst, to: newLast, text: words.after },
  ]
  const middle = MARGIN + 40 + (FIELDS_WIDTH - 40) / 2
  return (
    <Drawing height={bottom(newLast) + MARGIN} alt={alt} titleId={titleId}>
      <Arrow
        points={[
          [middle, bottom(last)],
          [middle, newFirst.y],
        ]}
        label={typeset(words.migrate, FIELDS_WIDTH - 80, 'note', lang)}
        labelAt={[middle, bottom(last) + GAP / 2 - 4]}
      />
      <Fields fields={before} />
      <Fields fields={after} />
      {groups.map(({ from, to, text }) => {
        const set = typeset(text, ASIDE, 'note', lang)
        const centre = (from.y + bottom(to)) / 2
        return (
          <g key={from.y}>
            <Bracket
              side="right"
              at={BRACKET_X}
              from={from.y + 3}
              to={bottom(to) - 3}
            />
            <Label text={set} x={ASIDE_X} y={centre - set.height / 2} />
          </g>
        )
      })}
    </Drawing>
  )
}
