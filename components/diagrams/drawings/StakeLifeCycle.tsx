import { Arrow } from '../Arrow'
import { Box } from '../Box'
import type { DrawingProps } from '../drawing'
import { Column, Loop } from '../layout'

/** The states of a stake account, and what leads from one to the next. */
export function StakeLifeCycle({ words }: DrawingProps<'stake-life-cycle'>) {
  return (
    <Column>
      <Box
        kind="account"
        title={words.initialized}
        code={`Withdraw → ${words.wallet}`}
        note={words.initializedNote}
      />
      <Arrow code="DelegateStake" />
      <Loop>
        <Box kind="warn" title={words.activating} note={words.activatingNote} />
        <Arrow note={words.epoch} tone="accent" />
        <Box
          kind="account"
          title={words.active}
          note={words.activeNote}
          important
        />
        <Arrow code="Deactivate" />
        <Box
          kind="warn"
          title={words.deactivating}
          note={words.deactivatingNote}
        />
        <Arrow note={words.epoch} tone="accent" />
        <Box
          kind="account"
          title={words.inactive}
          code="DelegateStake ↑"
          note={words.inactiveNote}
        />
      </Loop>
      <Arrow code="Withdraw" />
      <Box kind="key" title={words.wallet} note={words.walletNote} />
    </Column>
  )
}
