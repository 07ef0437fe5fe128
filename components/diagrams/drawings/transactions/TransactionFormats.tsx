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
  type BoxWords,
  bottom,
  centreX,
  layoutBox,
} from '@/components/diagrams/vocabulary/layout/box-layout'
import { layoutTable } from '@/components/diagrams/vocabulary/layout/table-layout'
import { typeset } from '@/components/diagrams/vocabulary/layout/typeset'
import { Table } from '@/components/diagrams/vocabulary/Table'
import { limitsOf, transactionFormats } from './content/transaction-formats'

const ASIDE = 112
const GAP = 16
const COLUMN = (WIDTH - 2 * MARGIN - ASIDE - 3 * GAP) / 3
const STACK_Y = MARGIN + 32
const columnX = (index: number) => MARGIN + ASIDE + GAP + index * (COLUMN + GAP)

/** The order of the parts in the three formats, and the limits of each. */
export function TransactionFormats(props: DrawingProps<'transaction-formats'>) {
  const { words, lang, alt, titleId } = props
  const formats = transactionFormats(words)
  const stacks = formats.map(({ segments }, index) =>
    stack(segments, columnX(index), lang),
  )
  const stacksEnd = Math.max(...stacks.flat().map(bottom))
  const order = typeset(words.readFromTop, ASIDE - 20, 'note', lang)
  const table = layoutTable({
    x: MARGIN,
    y: stacksEnd + 24,
    columns: [ASIDE + GAP, COLUMN + GAP, COLUMN + GAP, COLUMN],
    rows: limitsOf(words, lang),
    lang,
  })
  return (
    <Drawing height={bottom(table) + MARGIN} alt={alt} titleId={titleId}>
      <Label text={order} x={MARGIN} y={STACK_Y} muted />
      <Arrow
        points={[
          [MARGIN + ASIDE, STACK_Y + 4],
          [MARGIN + ASIDE, stacksEnd - 4],
        ]}
      />
      {formats.map(({ name }, index) => (
        <Label
          key={name}
          text={typeset(name, COLUMN, 'heading', lang)}
          x={columnX(index) + COLUMN / 2}
          y={MARGIN}
          anchor="middle"
        />
      ))}
      {stacks.flat().map((box) => (
        <Box key={`${centreX(box)} ${box.y}`} layout={box} />
      ))}
      <Table layout={table} />
    </Drawing>
  )
}

function stack(segments: readonly BoxWords[], x: number, lang: string) {
  const boxes: BoxLayout[] = []
  for (const segment of segments) {
    const above = boxes.at(-1)
    const y = above === undefined ? STACK_Y : bottom(above)
    const area = { x, y, width: COLUMN, minHeight: 34, square: true }
    boxes.push(layoutBox({ ...segment, lang, ...area }))
  }
  return boxes
}
