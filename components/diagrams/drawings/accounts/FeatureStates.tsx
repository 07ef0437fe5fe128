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

const FULL = { x: MARGIN, width: WIDTH - 2 * MARGIN }
/**
 * The width of the column with the arrow that carries active features from the cluster to the local
 * validator.
 */
const LANE = 36

/** The states of a feature, and who runs features in each state. */
export function FeatureStates(props: DrawingProps<'feature-states'>) {
  const { words, lang, alt, titleId } = props
  const [inactive, pending, active] = layoutRow({
    ...FULL,
    gap: 44,
    y: MARGIN,
    boxes: [
      { kind: 'plain', title: words.inactive, note: words.inactiveNote },
      { kind: 'data', title: words.pending, note: words.pendingNote },
      { kind: 'account', title: words.active, note: words.activeNote },
    ],
    lang,
  })
  if (!inactive || !pending || !active) return null
  const cluster = layoutBox({
    kind: 'program',
    x: active.x + LANE,
    y: bottom(active) + 40,
    width: active.width - LANE,
    title: words.cluster,
    note: words.clusterNote,
    lang,
  })
  const local = layoutBox({
    kind: 'program',
    ...FULL,
    y: bottom(cluster) + 40,
    title: words.local,
    note: words.localNote,
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
