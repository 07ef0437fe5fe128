import { Box } from './Box'
import { Label } from './Label'
import { type Kind, layoutBox } from './layout/box-layout'
import { typeset } from './layout/typeset'
import { STEP_RADIUS, StepNumber } from './StepNumber'

interface Segment {
  readonly kind: Kind
  readonly bytes: number
  /** The terms of the size: `1 + 64`. */
  readonly sum?: string
}

interface Props {
  readonly x: number
  readonly y: number
  readonly width: number
  /** The segments in the order of the bytes, numbered from 1 like the parts that they measure. */
  readonly segments: readonly Segment[]
  readonly lang: string
}

const LEAST = 60
const BAR = 34
const NUMBERS = 2 * STEP_RADIUS + 8
const SUMS = 22

export const RULER_HEIGHT = NUMBERS + BAR + SUMS

/** Segments of bytes side by side, long in proportion to their number, but wide enough to read. */
export function ByteRuler({ x, y, width, segments, lang }: Props) {
  const total = segments.reduce((sum, { bytes }) => sum + bytes, 0)
  const share = (width - LEAST * segments.length) / total
  const left = (index: number) =>
    segments
      .slice(0, index)
      .reduce((sum, { bytes }) => sum + LEAST + bytes * share, x)
  return (
    <g>
      {segments.map(({ kind, bytes, sum }, index) => {
        const box = layoutBox({
          kind,
          x: left(index),
          y: y + NUMBERS,
          width: LEAST + bytes * share,
          minHeight: BAR,
          square: true,
          code: `${bytes} B`,
          lang,
        })
        const middle = box.x + box.width / 2
        return (
          <g key={box.x}>
            <StepNumber step={index + 1} x={middle} y={y + STEP_RADIUS} />
            <Box layout={box} />
            {sum !== undefined && (
              <Label
                text={typeset(sum, box.width, 'code', lang)}
                x={middle}
                y={y + NUMBERS + BAR + 4}
                anchor="middle"
              />
            )}
          </g>
        )
      })}
    </g>
  )
}
