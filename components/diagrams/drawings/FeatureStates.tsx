import { Arrow } from '../Arrow'
import { Box } from '../Box'
import type { DrawingProps } from '../drawing'
import { Branch, Branches, Column, Flow } from '../layout'

/** The states of a feature, and who runs features in each state. */
export function FeatureStates({ words }: DrawingProps<'feature-states'>) {
  return (
    <Column>
      <Flow>
        <Box title={words.inactive} note={words.inactiveNote} />
        <Arrow wide="right" tone="accent" />
        <Box kind="data" title={words.pending} note={words.pendingNote} />
        <Arrow wide="right" tone="accent" />
        <Box kind="account" title={words.active} note={words.activeNote} />
      </Flow>
      <Branches>
        <Branch>
          <Box kind="program" title={words.local} note={words.localNote} />
        </Branch>
        <Branch>
          <Box
            kind="program"
            title={words.cluster}
            note={words.clusterNote}
            important
          />
        </Branch>
      </Branches>
    </Column>
  )
}
