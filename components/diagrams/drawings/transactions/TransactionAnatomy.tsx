import type { DrawingProps } from '@/components/diagrams/drawing-props'
import { Bracket } from '@/components/diagrams/vocabulary/Bracket'
import {
  ByteRuler,
  RULER_HEIGHT,
} from '@/components/diagrams/vocabulary/ByteRuler'
import {
  Drawing,
  MARGIN,
  WIDTH,
} from '@/components/diagrams/vocabulary/Drawing'
import { Label } from '@/components/diagrams/vocabulary/Label'
import {
  bottom,
  centreY,
} from '@/components/diagrams/vocabulary/layout/box-layout'
import {
  layoutPart,
  type PartLayout,
} from '@/components/diagrams/vocabulary/layout/part-layout'
import { typeset } from '@/components/diagrams/vocabulary/layout/typeset'
import { Part } from '@/components/diagrams/vocabulary/Part'
import { StepNumber } from '@/components/diagrams/vocabulary/StepNumber'

const PARTS_X = MARGIN + 34
const PARTS_WIDTH = 512
const BRACKET_X = PARTS_X + PARTS_WIDTH + 6
const ASIDE_X = BRACKET_X + 24

/** A transfer of SOL in the legacy format, as Kit 8.4 encodes it. */
const TRANSFER = [
  { kind: 'key', bytes: 65, sum: '1+64' },
  { kind: 'plain', bytes: 3, sum: '1+1+1' },
  { kind: 'account', bytes: 97, sum: '1+3×32' },
  { kind: 'data', bytes: 32, sum: '32' },
  { kind: 'program', bytes: 18, sum: '1+17' },
] as const

/** The parts of a transaction, with the bytes that each takes. */
export function TransactionAnatomy(props: DrawingProps<'transaction-anatomy'>) {
  const { words, lang, alt, titleId } = props
  const parts: PartLayout[] = []
  for (const part of [
    { kind: 'key', title: words.signatures, note: words.signaturesNote },
    { kind: 'plain', title: words.header, note: words.headerNote },
    { kind: 'account', title: words.accountKeys, note: words.accountKeysNote },
    { kind: 'data', title: words.blockhash, note: words.blockhashNote },
    {
      kind: 'program',
      title: words.instructions,
      note: words.instructionsNote,
    },
  ] as const) {
    const above = parts.at(-1)
    const gap = parts.length === 1 ? 16 : 0
    const y = above === undefined ? MARGIN : bottom(above) + gap
    const area = { x: PARTS_X, y, width: PARTS_WIDTH }
    parts.push(layoutPart(part, area, lang))
  }
  const [, first] = parts
  const last = parts.at(-1)
  if (!first || !last) return null
  const aside = WIDTH - MARGIN - ASIDE_X
  const message = typeset(words.message, aside, 'title', lang)
  const note = typeset(words.messageNote, aside, 'note', lang)
  const asideY = (first.y + bottom(last) - message.height - note.height) / 2
  const example = typeset(words.example, WIDTH - 200, 'title', lang)
  const exampleY = bottom(last) + 32
  const total = TRANSFER.reduce((sum, { bytes }) => sum + bytes, 0)
  const rulerY = exampleY + example.height + 12
  return (
    <Drawing
      height={rulerY + RULER_HEIGHT + MARGIN}
      alt={alt}
      titleId={titleId}
    >
      {parts.map((part, index) => (
        <g key={part.y}>
          <StepNumber step={index + 1} x={MARGIN + 12} y={centreY(part)} />
          <Part layout={part} />
        </g>
      ))}
      <Bracket
        side="right"
        at={BRACKET_X}
        from={first.y + 1}
        to={bottom(last) - 1}
      />
      <Label text={message} x={ASIDE_X} y={asideY} />
      <Label text={note} x={ASIDE_X} y={asideY + message.height} muted />
      <Label text={example} x={MARGIN} y={exampleY} />
      <Label
        text={typeset(`${total} B`, 120, 'heading', lang)}
        x={WIDTH - MARGIN}
        y={exampleY}
        anchor="end"
      />
      <ByteRuler
        x={MARGIN}
        y={rulerY}
        width={WIDTH - 2 * MARGIN}
        segments={TRANSFER}
        lang={lang}
      />
    </Drawing>
  )
}
