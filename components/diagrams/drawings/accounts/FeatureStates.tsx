import type { DrawingProps } from '@/components/diagrams/drawing-props'
import { Arrow } from '@/components/diagrams/vocabulary/Arrow'
import { Box } from '@/components/diagrams/vocabulary/Box'
import {
  Drawing,
  MARGIN,
  WIDTH,
} from '@/components/diagrams/vocabulary/Drawing'
import {
  type BoxLayout,
  bottom,
  centreX,
  centreY,
  layoutBox,
  layoutRow,
  right,
} from '@/components/diagrams/vocabulary/layout/box-layout'
import { featureStates } from './content/feature-states'

const FULL = { x: MARGIN, width: WIDTH - 2 * MARGIN }
/**
 * The width of the column with the arrow that carries active features from the cluster to the local
 * validator.
 */
const LANE = 36

/** The states of a feature, and who runs features in each state. */
export function FeatureStates(props: DrawingProps<'feature-states'>) {
  const { words, lang, alt, titleId } = props
  const content = featureStates(words)
  const [inactive, pending, active] = layoutRow({
    ...FULL,
    gap: 44,
    y: MARGIN,
    boxes: [content.inactive, content.pending, content.active],
    lang,
  })
  if (!inactive || !pending || !active) return null
  const cluster = layoutBox({
    ...content.cluster,
    x: active.x + LANE,
    y: bottom(active) + 40,
    width: active.width - LANE,
    lang,
  })
  const local = layoutBox({
    ...content.local,
    ...FULL,
    y: bottom(cluster) + 40,
    lang,
  })
  return (
    <Drawing height={bottom(local) + MARGIN} alt={alt} titleId={titleId}>
      <Next from={inactive} to={pending} />
      <Next from={pending} to={active} />
      <Down from={active} to={cluster} />
      <Down from={inactive} to={local} x={centreX(inactive)} />
      <Down from={pending} to={local} x={centreX(pending)} />
      <Down from={active} to={local} x={active.x + LANE / 2} />
      <Box layout={inactive} />
      <Box layout={pending} />
      <Box layout={active} />
      <Box layout={cluster} important />
      <Box layout={local} />
    </Drawing>
  )
}

interface Ends {
  readonly from: BoxLayout
  readonly to: BoxLayout
}

function Next({ from, to }: Ends) {
  return (
    <Arrow
      tone="accent"
      points={[
        [right(from), centreY(from)],
        [to.x, centreY(to)],
      ]}
    />
  )
}

function Down({ from, to, x = centreX(to) }: Ends & { readonly x?: number }) {
  return (
    <Arrow
      points={[
        [x, bottom(from)],
        [x, to.y],
      ]}
    />
  )
}
