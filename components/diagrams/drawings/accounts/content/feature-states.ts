import type { StackContent } from '@/components/diagrams/vocabulary/stack/stack-content'
import type { Words } from '@/lib/site/diagrams/words'

/** What the drawing says. */
export const featureStates = (words: Words<'feature-states'>) =>
  ({
    inactive: {
      kind: 'plain',
      title: words.inactive,
      note: words.inactiveNote,
    },
    pending: { kind: 'data', title: words.pending, note: words.pendingNote },
    active: { kind: 'account', title: words.active, note: words.activeNote },
    cluster: { kind: 'program', title: words.cluster, note: words.clusterNote },
    local: { kind: 'program', title: words.local, note: words.localNote },
  }) as const

/** Its narrow form. */
export function featureStatesStack(
  words: Words<'feature-states'>,
): StackContent {
  const { inactive, pending, active, cluster, local } = featureStates(words)
  return {
    items: {
      inactive: { box: inactive },
      pending: { box: pending },
      active: { box: active },
      cluster: { box: cluster, important: true },
      local: { box: local },
    },
    links: [
      { from: 'inactive', to: 'pending', tone: 'accent' },
      { from: 'pending', to: 'active', tone: 'accent' },
      { from: 'active', to: 'cluster' },
      ...['inactive', 'pending', 'active'].map(
        (from) => ({ from, to: 'local', side: 'left' }) as const,
      ),
    ],
  }
}
