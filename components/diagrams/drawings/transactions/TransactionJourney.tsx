import type { DrawingProps } from '@/components/diagrams/drawing-props'
import { Arrow } from '@/components/diagrams/vocabulary/Arrow'
import { Box } from '@/components/diagrams/vocabulary/Box'
import {
  Drawing,
  MARGIN,
  WIDTH,
} from '@/components/diagrams/vocabulary/Drawing'
import { Label } from '@/components/diagrams/vocabulary/Label'
import {
  type BoxLayout,
  bottom,
  centreX,
  centreY,
  layoutRow,
  right,
} from '@/components/diagrams/vocabulary/layout/box-layout'
import { typeset } from '@/components/diagrams/vocabulary/layout/typeset'
import { StepNumber } from '@/components/diagrams/vocabulary/StepNumber'
import { transactionJourney } from './content/transaction-journey'

const FULL = { x: MARGIN, width: WIDTH - 2 * MARGIN }
/** The share of the lowest row in which the blockhash is valid. */
const VALID = 0.64

/** A transaction's way to finality, and the window of its blockhash. */
export function TransactionJourney(props: DrawingProps<'transaction-journey'>) {
  const { words, lang, alt, titleId } = props
  const content = transactionJourney(words)
  const steps = layoutRow({
    ...FULL,
    y: MARGIN + 30,
    gap: 28,
    boxes: [content.client, content.rpcNode, content.leader, content.block],
    lang,
  })
  const levels = layoutRow({
    ...FULL,
    y: lowest(steps) + 44,
    gap: 36,
    boxes: [content.processed, content.confirmed, content.finalized],
    lang,
  })
  const cut = FULL.width * VALID
  const windowTitle = typeset(words.window, FULL.width, 'note', lang)
  const fetched = typeset(words.fetched, cut / 2 - 8, 'body', lang)
  const lastValid = typeset(words.lastValid, cut / 2 - 8, 'body', lang)
  const titleY = lowest(levels) + 36
  const marksY = titleY + windowTitle.height + 8
  const marks = Math.max(fetched.height, lastValid.height)
  const window = layoutRow({
    ...FULL,
    y: marksY + marks + 24,
    shares: [VALID, 1 - VALID],
    gap: 0,
    boxes: [content.resend, content.expired],
    lang,
  })
  const [block, level, end] = [steps.at(-1), levels.at(0), window.at(-1)]
  if (!block || !level || !end) return null
  const turn = level.y - 22
  const code = (text: string) => typeset(text, cut, 'code', lang)
  return (
    <Drawing height={bottom(end) + MARGIN} alt={alt} titleId={titleId}>
      {steps.map((step, index) => (
        <g key={step.x}>
          <StepNumber step={index + 1} x={centreX(step)} y={MARGIN + 11} />
          <Box layout={step} />
        </g>
      ))}
      <Chain boxes={steps} />
      <Arrow
        points={[
          [centreX(block), bottom(block)],
          [centreX(block), turn],
          [centreX(level), turn],
          [centreX(level), level.y],
        ]}
      />
      {levels.map((box, index) => (
        <Box key={box.x} layout={box} important={index === 1} />
      ))}
      <Chain boxes={levels} />
      <Label text={windowTitle} x={MARGIN} y={titleY} muted />
      <Label text={fetched} x={MARGIN} y={marksY} />
      <Label text={code('n')} x={MARGIN} y={end.y - 20} />
      <Label text={lastValid} x={end.x} y={marksY} anchor="middle" />
      <Label text={code('n + 150')} x={end.x} y={end.y - 20} anchor="middle" />
      {window.map((box) => (
        <Box key={box.x} layout={box} />
      ))}
    </Drawing>
  )
}

/** Arrows from each box to the next. */
function Chain({ boxes }: { readonly boxes: readonly BoxLayout[] }) {
  return boxes.map((box, index) => {
    const next = boxes[index + 1]
    if (next === undefined) return null
    const y = centreY(box)
    return (
      <Arrow
        key={box.x}
        points={[
          [right(box), y],
          [next.x, y],
        ]}
      />
    )
  })
}

const lowest = (boxes: readonly BoxLayout[]) => Math.max(...boxes.map(bottom))
