import { Label } from './Label'
import { centreX, type Kind } from './layout/box-layout'
import { typeset } from './layout/typeset'
import { Shape } from './Shape'
import { STEP_RADIUS, StepNumber } from './StepNumber'

export interface Segment {
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
  /** The width of a segment without bytes. */
  readonly least?: number
  readonly lang: string
}

const LEAST = 60
const BAR = 34
const NUMBERS = 2 * STEP_RADIUS + 8
const SUMS = 22

export const RULER_HEIGHT = NUMBERS + BAR + SUMS

/** Segments of bytes side by side, long in proportion to their number, but wide enough to read. */
export function ByteRuler(props: Props) {
  const { x, y, width, segments, least = LEAST, lang } = props
  const total = segments.reduce((sum, { bytes }) => sum + bytes, 0)
  const share = (width - least * segments.length) / total
  const left = (index: number) =>
    segments
      .slice(0, index)
      .reduce((sum, { bytes }) => sum + least + bytes * share, x)
  return (
    <g>
      {segments.map(({ kind, bytes, sum }, index) => {
        const box = {
          x: left(index),
          y: y + NUMBERS,
          width: least + bytes * share,
          height: BAR,
        }
        const middle = centreX(box)
        const size = typeset(`${bytes} B`, box.width, 'code', lang)
        return (
          <g key={box.x}>
            <StepNumber step={index + 1} x={middle} y={y + STEP_RADIUS} />
            <Shape area={box} kind={kind} square />
            <Label
              text={size}
              x={middle}
              y={box.y + (BAR - size.height) / 2}
              anchor="middle"
            />
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
