import { finality } from '../chain/chain'
import type { Subscription } from './subscription'

export const slotSubscription: Subscription = {
  notification: 'slotNotification',
  start(_params, chain, { notify }) {
    const tell = (slot: bigint) =>
      notify({ parent: slot - 1n, root: slot - finality, slot })
    chain.on('slot', tell)
    return () => chain.off('slot', tell)
  },
}

export const rootSubscription: Subscription = {
  notification: 'rootNotification',
  start(_params, chain, { notify }) {
    const tell = (slot: bigint) => notify(slot - finality)
    chain.on('slot', tell)
    return () => chain.off('slot', tell)
  },
}

export const slotsUpdatesSubscription: Subscription = {
  notification: 'slotsUpdatesNotification',
  start(_params, chain, { notify }) {
    const tell = (slot: bigint) =>
      notify({
        parent: slot - 1n,
        slot,
        timestamp: Date.now(),
        type: 'createdBank',
      })
    chain.on('slot', tell)
    return () => chain.off('slot', tell)
  },
}
