import type { DrawingProps } from '@/components/diagrams/drawing-props'
import { Arrow } from '@/components/diagrams/vocabulary/Arrow'
import { Box } from '@/components/diagrams/vocabulary/Box'
import {
  Drawing,
  MARGIN,
  WIDTH,
} from '@/components/diagrams/vocabulary/Drawing'
import {
  bottom,
  centreX,
  centreY,
  layoutBox,
  layoutRow,
  right,
} from '@/components/diagrams/vocabulary/layout/box-layout'
import { retryLoop } from './content/retry-loop'

const FULL = { x: MARGIN, width: WIDTH - 2 * MARGIN, gap: 44 }
/** The distance between two arrows that meet the same box. */
const APART = 30

/**
 * The loop of a client: sign once, then send and ask in turns, until one of three ends is certain.
 */
export function RetryLoop(props: DrawingProps<'retry-loop'>) {
  const { words, lang, alt, titleId } = props
  const content = retryLoop(words)
  const [sign, send, ask] = layoutRow({
    ...FULL,
    y: MARGIN,
    boxes: [content.sign, content.send, content.ask],
    lang,
  })
  if (!sign || !send || !ask) return null
  const waiting = layoutBox({
    ...content.waiting,
    x: send.x,
    y: bottom(send) + 40,
    width: send.width,
    lang,
  })
  const [expired, confirmed, failed] = layoutRow({
    ...FULL,
    y: bottom(waiting) + 52,
    boxes: [content.expired, content.confirmed, content.failed],
    lang,
  })
  if (!expired || !confirmed || !failed) return null
  const turn = bottom(waiting) + 24
  const down = centreX(ask)
  return (
    <Drawing height={bottom(expired) + MARGIN} alt={alt} titleId={titleId}>
      <Arrow
        points={[
          [right(sign), centreY(sign)],
          [send.x, centreY(send)],
        ]}
      />
      <Arrow
        points={[
          [right(send), centreY(send)],
          [ask.x, centreY(ask)],
        ]}
      />
      <Arrow
        tone="accent"
        points={[
          [ask.x + APART, bottom(ask)],
          [ask.x + APART, centreY(waiting)],
          [right(waiting), centreY(waiting)],
        ]}
      />
      <Arrow
        tone="accent"
        points={[
          [centreX(waiting), waiting.y],
          [centreX(send), bottom(send)],
        ]}
      />
      <Arrow
        points={[
          [down, bottom(ask)],
          [down, failed.y],
        ]}
      />
      <Arrow
        points={[
          [down, turn],
          [centreX(confirmed), turn],
          [centreX(confirmed), confirmed.y],
        ]}
      />
      <Arrow
        points={[
          [centreX(confirmed), turn],
          [centreX(expired) + APART, turn],
          [centreX(expired) + APART, expired.y],
        ]}
      />
      <Arrow
        dashed
        points={[
          [centreX(expired) - APART, expired.y],
          [centreX(expired) - APART, bottom(sign)],
        ]}
      />
      <Box layout={sign} />
      <Box layout={send} important />
      <Box layout={ask} />
      <Box layout={waiting} />
      <Box layout={expired} />
      <Box layout={confirmed} />
      <Box layout={failed} />
    </Drawing>
  )
}
