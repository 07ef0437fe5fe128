import type { StackContent } from '@/components/diagrams/vocabulary/stack/stack-content'
import type { Words } from '@/lib/site/diagrams/words'

/** What the drawing says. */
export const stakeLifeCycle = (words: Words<'stake-life-cycle'>) =>
  ({
    initialized: {
      kind: 'account',
      title: words.initialized,
      note: words.initializedNote,
    },
    activating: {
      kind: 'warn',
      title: words.activating,
      note: words.activatingNote,
    },
    active: { kind: 'account', title: words.active, note: words.activeNote },
    deactivating: {
      kind: 'warn',
      title: words.deactivating,
      note: words.deactivatingNote,
    },
    inactive: {
      kind: 'account',
      title: words.inactive,
      note: words.inactiveNote,
    },
    wallet: { kind: 'key', title: words.wallet, note: words.walletNote },
  }) as const

/** Its narrow form. */
export function stakeLifeCycleStack(
  words: Words<'stake-life-cycle'>,
): StackContent {
  const content = stakeLifeCycle(words)
  const delegate = { code: 'DelegateStake' }
  const withdraw = { code: 'Withdraw' }
  const epoch = { note: words.epoch }
  return {
    items: {
      initialized: { box: content.initialized },
      activating: { box: content.activating },
      active: { box: content.active, important: true },
      deactivating: { box: content.deactivating },
      inactive: { box: content.inactive },
      wallet: { box: content.wallet },
    },
    links: [
      { from: 'initialized', to: 'activating', label: delegate },
      { from: 'activating', to: 'active', tone: 'accent', label: epoch },
      { from: 'active', to: 'deactivating', label: { code: 'Deactivate' } },
      { from: 'deactivating', to: 'inactive', tone: 'accent', label: epoch },
      { from: 'inactive', to: 'wallet', label: withdraw },
      { from: 'inactive', to: 'activating', side: 'right', label: delegate },
      { from: 'initialized', to: 'wallet', side: 'left', label: withdraw },
    ],
  }
}
