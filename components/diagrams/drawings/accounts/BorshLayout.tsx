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

const FIELDS_WIDTH = 566
const BRACKET_X = MARGIN + FIELDS_WIDTH + 4
const ASIDE_X = BRACKET_X + 22
const ASIDE = WIDTH - MARGIN - ASIDE_X

/** A struct, field by field: its bytes in Borsh, and what they say. */
export function BorshLayout(props: DrawingProps<'borsh-layout'>) {
  const { words, lang, alt, titleId } = props
  const fields = layoutFields({
    x: MARGIN,
    y: MARGIN,
    width: FIELDS_WIDTH,
    shares: [0.3, 0.33, 0.37],
    fields: [
      {
        offset: 0,
        kind: 'warn',
        name: 'kind: Kind',
        bytes: '01',
        note: words.variant,
      },
      {
        offset: 1,
        kind: 'key',
        name: 'authority: Pubkey',
        bytes: '8a 88 e3 … 6f 5c',
        note: words.address,
      },
      {
        offset: 33,
        kind: 'data',
        name: 'score: u64',
        bytes: 'dc 05 00 00 00 00 00 00',
        note: words.number,
      },
      {
        offset: 41,
        kind: 'account',
        name: 'team: Option<u32>',
        bytes: '01 07 00 00 00',
        note: words.option,
      },
      {
        offset: 46,
        kind: 'program',
        name: 'name: String',
        bytes: '03 00 00 00 41 64 61',
        note: words.string,
      },
      {
        offset: 53,
        kind: 'program',
        name: 'badges: Vec<u16>',
        bytes: '01 00 00 00 03 00',
        note: words.vector,
      },
      {
        offset: 59,
        kind: 'plain',
        name: '…',
        bytes: '00 00 00 …',
        note: words.rest,
      },
    ],
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
