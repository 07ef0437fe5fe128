import type * as Native from 'litesvm/dist/internal'
import { Account, FeatureSet, StakeHistory } from '../litesvm/internal'

/** Epochs that a sample may write into the stake history, which cannot be listed. */
const epochs = 1000n

/** An argument of the native VM, for the VM in WebAssembly. */
export function toBrowser(argument: unknown): unknown {
  switch (classOf(argument)) {
    case 'Account':
      return toAccount(argument as Native.Account)
    case 'FeatureSet':
      return toFeatureSet(argument as Native.FeatureSet)
    case 'StakeHistory':
      return toStakeHistory(argument as Native.StakeHistory)
    default:
      return argument
  }
}

/** The name of an object's class. */
export const classOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null
    ? value.constructor.name
    : undefined

function toAccount(account: Native.Account): Account {
  return new Account(
    account.lamports(),
    account.data(),
    account.owner(),
    account.executable(),
    account.rentEpoch(),
  )
}

function toFeatureSet(features: Native.FeatureSet): FeatureSet {
  const set = new FeatureSet()
  for (const id of features.getActiveFeatures())
    set.activate(id, features.activatedSlot(id) ?? 0n)
  return set
}

function toStakeHistory(history: Native.StakeHistory): StakeHistory {
  const copy = new StakeHistory()
  for (let epoch = 0n; epoch < epochs; epoch += 1n) {
    const entry = history.get(epoch)
    if (entry) copy.add(epoch, entry as never)
  }
  return copy
}
