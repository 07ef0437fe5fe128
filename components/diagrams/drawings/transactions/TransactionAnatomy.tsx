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
import {
  TRANSFER,
  TRANSFER_SIZE,
  transactionAnatomy,
} from './content/transaction-anatomy'

const PARTS_X = MARGIN + 34
const PARTS_WIDTH = 512
const BRACKET_X = PARTS_X + PARTS_WIDTH + 6
const ASIDE_X = BRACKET_X + 24

/** The parts of a transaction, with the bytes that each takes. */
export function TransactionAnatomy(props: DrawingProps<'transaction-anatomy'>) {
  const { words, lang, alt, titleId } = props
  const parts: PartLayout[] = []
  for (const part of transactionAnatomy(words)) {
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
        text={typeset(TRANSFER_SIZE, 120, 'heading', lang)}
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
