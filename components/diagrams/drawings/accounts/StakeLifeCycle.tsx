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
  layoutRow,
  right,
} from '@/components/diagrams/vocabulary/layout/box-layout'
import { typeset } from '@/components/diagrams/vocabulary/layout/typeset'
import { stakeLifeCycle } from './content/stake-life-cycle'

/** The space between two states, for the name of the step to the next one. */
const GAP = 116
const FULL = { x: MARGIN, width: WIDTH - 2 * MARGIN, gap: GAP }
/** The distance from a box to the middle of a label beside it, clear of the arrow's head. */
const LABEL = GAP / 2 - 4

/** From a new stake account to active stake, and back into the wallet. */
export function StakeLifeCycle(props: DrawingProps<'stake-life-cycle'>) {
  const { words, lang, alt, titleId } = props
  const content = stakeLifeCycle(words)
  const [initialized, activating, active] = layoutRow({
    ...FULL,
    y: MARGIN,
    boxes: [content.initialized, content.activating, content.active],
    lang,
  })
  if (!initialized || !activating || !active) return null
  const [wallet, inactive, deactivating] = layoutRow({
    ...FULL,
    y: bottom(active) + 62,
    boxes: [content.wallet, content.inactive, content.deactivating],
    lang,
  })
  if (!wallet || !inactive || !deactivating) return null
  const [above, below] = [centreY(active), centreY(inactive)]
  const between = (bottom(active) + inactive.y) / 2 - 3
  const code = (text: string) => typeset(text, GAP, 'code', lang)
  const epoch = typeset(words.epoch, GAP - 30, 'note', lang)
  return (
    <Drawing height={bottom(inactive) + MARGIN} alt={alt} titleId={titleId}>
      <Arrow
        points={[
          [right(initialized), above],
          [activating.x, above],
        ]}
        label={code('DelegateStake')}
        labelAt={[right(initialized) + LABEL, above - 20]}
      />
      <Arrow
        tone="accent"
        points={[
          [right(activating), above],
          [active.x, above],
        ]}
        label={epoch}
        labelAt={[right(activating) + LABEL, above]}
      />
      <Arrow
        points={[
          [centreX(active), bottom(active)],
          [centreX(deactivating), deactivating.y],
        ]}
        label={code('Deactivate')}
        labelAt={[centreX(active), between]}
      />
      <Arrow
        tone="accent"
        points={[
          [deactivating.x, below],
          [right(inactive), below],
        ]}
        label={epoch}
        labelAt={[deactivating.x - LABEL, below]}
      />
      <Arrow
        points={[
          [centreX(inactive), inactive.y],
          [centreX(activating), bottom(activating)],
        ]}
        label={code('DelegateStake')}
        labelAt={[centreX(inactive), between + 6]}
      />
      <Arrow
        points={[
          [inactive.x, below],
          [right(wallet), below],
        ]}
        label={code('Withdraw')}
        labelAt={[inactive.x - LABEL, below]}
      />
      <Arrow
        points={[
          [centreX(initialized), bottom(initialized)],
          [centreX(wallet), wallet.y],
        ]}
        label={code('Withdraw')}
        labelAt={[centreX(initialized), between]}
      />
      <Box layout={initialized} />
      <Box layout={activating} />
      <Box layout={active} important />
      <Box layout={wallet} />
      <Box layout={inactive} />
      <Box layout={deactivating} />
    </Drawing>
  )
}
