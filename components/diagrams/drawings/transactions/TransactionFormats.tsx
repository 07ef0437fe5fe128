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
  type Kind,
  layoutBox,
} from '@/components/diagrams/vocabulary/layout/box-layout'
import { layoutTable } from '@/components/diagrams/vocabulary/layout/table-layout'
import {
  number,
  typeset,
} from '@/components/diagrams/vocabulary/layout/typeset'
import { Table } from '@/components/diagrams/vocabulary/Table'

const ASIDE = 112
const GAP = 16
const COLUMN = (WIDTH - 2 * MARGIN - ASIDE - 3 * GAP) / 3
const STACK_Y = MARGIN + 32
const columnX = (index: number) => MARGIN + ASIDE + GAP + index * (COLUMN + GAP)

type Segment = readonly [kind: Kind, title: string | undefined, code?: string]

/** The order of the parts in the three formats, and the limits of each. */
export function TransactionFormats(props: DrawingProps<'transaction-formats'>) {
  const { words, lang, alt, titleId } = props
  const signatures = ['key', words.signatures] as const
  const header = ['plain', words.header] as const
  const accountKeys = ['account', words.accountKeys] as const
  const blockhash = ['data', words.blockhash] as const
  const instructions = ['program', words.instructions] as const
  const body = [header, accountKeys, blockhash, instructions] as const
  const formats: readonly (readonly Segment[])[] = [
    [signatures, ...body],
    [
      signatures,
      ['warn', undefined, '0x80'],
      ...body,
      ['account', words.lookupTables],
    ],
    [
      ['warn', undefined, '0x81'],
      header,
      ['warn', words.limitsMask],
      blockhash,
      accountKeys,
      ['warn', words.limits],
      instructions,
      signatures,
    ],
  ]
  const stacks = formats.map((segments, index) =>
    stack(segments, columnX(index), lang),
  )
  const stacksEnd = Math.max(...stacks.flat().map(bottom))
  const order = typeset(words.readFromTop, ASIDE - 20, 'note', lang)
  const table = layoutTable({
    x: MARGIN,
    y: stacksEnd + 24,
    columns: [ASIDE + GAP, COLUMN + GAP, COLUMN + GAP, COLUMN],
    rows: [
      [
        words.sizeLimit,
        `${number(1232, lang)} B`,
        `${number(1232, lang)} B`,
        `${number(4096, lang)} B`,
      ],
      [words.addresses, '≈ 35', '64', '64'],
      [
        words.resourceLimits,
        words.byInstruction,
        words.byInstruction,
        words.byMessage,
      ],
    ],
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
      {['legacy', 'v0', 'v1'].map((name, index) => (
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

function stack(segments: readonly Segment[], x: number, lang: string) {
  const boxes: BoxLayout[] = []
  for (const [kind, body, code] of segments) {
    const above = boxes.at(-1)
    const y = above === undefined ? STACK_Y : bottom(above)
    const area = { x, y, width: COLUMN, minHeight: 34, square: true }
    boxes.push(layoutBox({ kind, body, code, lang, ...area }))
  }
  return boxes
}
