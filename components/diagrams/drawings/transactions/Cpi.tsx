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
  centreY,
  layoutRow,
  textHeight,
} from '@/components/diagrams/vocabulary/layout/box-layout'
import {
  type SetText,
  typeset,
} from '@/components/diagrams/vocabulary/layout/typeset'
import { StepNumber } from '@/components/diagrams/vocabulary/StepNumber'
import { cpi } from './content/cpi'

const DEPTH = 84
const ROW = { x: MARGIN + DEPTH, width: WIDTH - 2 * MARGIN - DEPTH, gap: 24 }
const PROGRAM_SHARE = 0.34
const KEY_SHARE = (1 - PROGRAM_SHARE) / 2
const SHARES = [PROGRAM_SHARE, KEY_SHARE, KEY_SHARE]
const CALL_WIDTH = 380

/** Programs that call programs, and the signers that reach each of them. */
export function Cpi(props: DrawingProps<'cpi'>) {
  const { words, lang, alt, titleId } = props
  const { levels, calls: callWords } = cpi(words)
  const calls = callWords.map((call) => textsOf(call, lang))
  const heading = typeset(words.signs, 200, 'title', lang)
  const depth = typeset(words.depth, DEPTH - 12, 'note', lang)
  let y = MARGIN + Math.max(heading.height, depth.height) + 10
  const rows = levels.map(({ kind, title, keys }, index) => {
    const boxes = [{ kind, title }, ...keys]
    const row = layoutRow({ ...ROW, y, shares: SHARES, boxes, lang })
    const next = calls[index]
    const room = next ? Math.max(52, textHeight(next) + 20) : 0
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
            texts={calls[index]}
            from={row[0]}
            to={rows[index + 1]?.[0]}
            textX={keysX}
          />
        </g>
      ))}
    </Drawing>
  )
}

type Call = Pick<BoxWords, 'body' | 'code' | 'note'>

/** The words beside a call, broken into lines. */
function textsOf(call: Call, lang: string): readonly SetText[] {
  return (['body', 'code', 'note'] as const).flatMap((role) =>
    [call[role] ?? []]
      .flat()
      .map((text) => typeset(text, CALL_WIDTH, role, lang)),
  )
}

interface CallProps {
  readonly texts: readonly SetText[] | undefined
  readonly from: BoxLayout | undefined
  readonly to: BoxLayout | undefined
  readonly textX: number
}

function CallArrow({ texts, from, to, textX }: CallProps) {
  if (!texts || !from || !to) return null
  const x = centreX(from)
  const y = (bottom(from) + to.y - textHeight(texts)) / 2
  return (
    <g>
      <Arrow
        points={[
          [x, bottom(from)],
          [x, to.y],
        ]}
      />
      {texts.map((text, index) => (
        <Label
          key={text.role}
          text={text}
          x={textX}
          y={y + textHeight(texts.slice(0, index))}
          muted={text.role === 'note'}
        />
      ))}
    </g>
  )
}
