import type { DrawingProps } from '../drawing-props'
import { Arrow } from '../vocabulary/Arrow'
import { Box } from '../vocabulary/Box'
import {
  bottom,
  centreX,
  centreY,
  layoutBox,
  right,
} from '../vocabulary/box-layout'
import { Drawing, MARGIN, WIDTH } from '../vocabulary/Drawing'
import { typeset } from '../vocabulary/typeset'

const COLUMN = 184
const MIDDLE = WIDTH / 2 - COLUMN / 2
const LAST = WIDTH - MARGIN - COLUMN

/** The two parts of a transaction's fee, and who receives them. */
export function FeeSplit(props: DrawingProps<'fee-split'>) {
  const { words, lang, alt, titleId } = props
  const box = { width: COLUMN, lang } as const
  const base = layoutBox({
    ...box,
    kind: 'data',
    x: MIDDLE,
    y: MARGIN,
    title: words.baseFee,
    note: words.baseFeeNote,
  })
  const priority = layoutBox({
    ...box,
    kind: 'account',
    x: MIDDLE,
    y: bottom(base) + 48,
    title: words.priorityFee,
    note: words.priorityFeeNote,
  })
  const fee = layoutBox({
    ...box,
    kind: 'plain',
    x: MARGIN,
    y: (bottom(priority) + MARGIN) / 2 - 28,
    minHeight: 56,
    title: words.fee,
  })
  const ends = { ...box, x: LAST, minHeight: 52 }
  const burned = layoutBox({
    ...ends,
    kind: 'warn',
    y: centreY(base) - 26,
    title: words.burned,
  })
  const leader = layoutBox({
    ...ends,
    kind: 'plain',
    y: centreY(priority) - 26,
    title: words.leader,
  })
  const forkX = MIDDLE - 24
  const midX = (right(base) + LAST) / 2
  const percent = (value: number) =>
    typeset(
      new Intl.NumberFormat(lang, { style: 'percent' }).format(value),
      60,
      'code',
      lang,
    )
  return (
    <Drawing height={bottom(priority) + MARGIN} alt={alt} titleId={titleId}>
      {[base, priority].map((part) => (
        <Arrow
          key={part.y}
          points={[
            [right(fee), centreY(fee)],
            [forkX, centreY(fee)],
            [forkX, centreY(part)],
            [part.x, centreY(part)],
          ]}
        />
      ))}
      <Arrow
        points={[
          [right(base), centreY(base)],
          [LAST, centreY(base)],
        ]}
        label={percent(0.5)}
        labelAt={[midX, centreY(base)]}
      />
      <Arrow
        points={[
          [centreX(base), bottom(base)],
          [centreX(base), bottom(base) + 24],
          [centreX(leader), bottom(base) + 24],
          [centreX(leader), leader.y],
        ]}
        label={percent(0.5)}
        labelAt={[midX, bottom(base) + 24]}
      />
      <Arrow
        points={[
          [right(priority), centreY(priority)],
          [LAST, centreY(priority)],
        ]}
        label={percent(1)}
        labelAt={[midX, centreY(priority)]}
      />
      {[fee, base, priority, burned, leader].map((part) => (
        <Box key={`${part.x} ${part.y}`} layout={part} />
      ))}
    </Drawing>
  )
}
