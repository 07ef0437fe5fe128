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
  type Kind,
  layoutRow,
} from '@/components/diagrams/vocabulary/layout/box-layout'
import {
  type SetText,
  typeset,
} from '@/components/diagrams/vocabulary/layout/typeset'
import { StepNumber } from '@/components/diagrams/vocabulary/StepNumber'

const DEPTH = 84
const ROW = { x: MARGIN + DEPTH, width: WIDTH - 2 * MARGIN - DEPTH, gap: 24 }
const PROGRAM_SHARE = 0.34
const KEY_SHARE = (1 - PROGRAM_SHARE) / 2
const SHARES = [PROGRAM_SHARE, KEY_SHARE, KEY_SHARE]
const CALL_WIDTH = 380

interface Call {
  readonly code: SetText
  readonly note: SetText | undefined
}

/** Programs that call programs, and the signers that reach each of them. */
export function Cpi(props: DrawingProps<'cpi'>) {
  const { words, lang, alt, titleId } = props
  const user = { kind: 'key', title: words.userKey } as const
  const pda = { kind: 'key', title: words.pda } as const
  const levels = [
    { kind: 'plain', title: words.transaction, keys: [user] },
    { kind: 'program', title: words.programA, keys: [user] },
    { kind: 'program', title: words.programB, keys: [user] },
    { kind: 'program', title: words.programC, keys: [user, pda] },
  ] as const
  const call = (code: string | undefined, note?: string): Call => ({
    code: typeset(
      code ?? words.calls,
      CALL_WIDTH,
      code ? 'code' : 'body',
      lang,
    ),
    note:
      note === undefined ? undefined : typeset(note, CALL_WIDTH, 'note', lang),
  })
  const calls = [
    call(undefined),
    call('invoke', words.extended),
    call('invoke_signed', words.pdaNote),
  ]
  const heading = typeset(words.signs, 200, 'title', lang)
  const depth = typeset(words.depth, DEPTH - 12, 'note', lang)
  let y = MARGIN + Math.max(heading.height, depth.height) + 10
  const rows = levels.map(({ kind, title, keys }, index) => {
    const boxes: readonly { kind: Kind; title: string }[] = [
      { kind, title },
      ...keys,
    ]
    const row = layoutRow({ ...ROW, y, shares: SHARES, boxes, lang })
    const next = calls[index]
    const room = next
      ? Math.max(52, next.code.height + (next.note?.height ?? 0) + 20)
      : 0
    y += (row[0]?.height ?? 0) + room
    return row
  })
  const keysX = rows[0]?.[1]?.x ?? 0
  return (
    <Drawing height={y + MARGIN} alt={alt} titleId={titleId}>
      <Label text={depth} x={MARGIN} y={MARGIN} muted />
      <Label text={heading} x={keysX} y={MARGIN} />
      {rows.map((row, index) => (
        <g key={row[0]?.y}>
          {index > 0 && row[0] && (
            <StepNumber step={index} x={MARGIN + 24} y={centreY(row[0])} />
          )}
          {row.map((box, column) => (
            <Box key={box.x} layout={box} important={column === 2} />
          ))}
          <CallArrow
            call={calls[index]}
            from={row[0]}
            to={rows[index + 1]?.[0]}
            textX={keysX}
          />
        </g>
      ))}
    </Drawing>
  )
}

interface CallProps {
  readonly call: Call | undefined
  readonly from: BoxLayout | undefined
  readonly to: BoxLayout | undefined
  readonly textX: number
}

function CallArrow({ call, from, to, textX }: CallProps) {
  if (!call || !from || !to) return null
  const x = centreX(from)
  const height = call.code.height + (call.note?.height ?? 0)
  const y = (bottom(from) + to.y - height) / 2
  return (
    <g>
      <Arrow
        points={[
          [x, bottom(from)],
          [x, to.y],
        ]}
      />
      <Label text={call.code} x={textX} y={y} />
      {call.note && (
        <Label text={call.note} x={textX} y={y + call.code.height} muted />
      )}
    </g>
  )
}
