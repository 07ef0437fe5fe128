import type * as Native from 'litesvm/dist/internal'
import { LiteSvm } from '../../browser/litesvm/internal'
import { toBrowser } from './arguments'
import { changedAccounts } from './changed-accounts'
import { describe } from './describe'
import { startMachine } from './machine'
import { Report } from './report'

type Method = (this: Native.LiteSvm, ...args: unknown[]) => unknown

/**
 * Has the machine of the browser do what the native one is asked for, and compares all answers, and
 * the accounts of each transaction.
 */
export function mirror(native: typeof Native): void {
  startMachine()
  const report = new Report()
  const twins = new WeakMap<Native.LiteSvm, LiteSvm>()
  const twinOf = (svm: Native.LiteSvm) => {
    const twin = twins.get(svm) ?? new LiteSvm()
    twins.set(svm, twin)
    return twin
  }
  const { prototype } = native.LiteSvm
  const getAccount = prototype.getAccount
  for (const name of Object.getOwnPropertyNames(prototype)) {
    const method = Reflect.get(prototype, name) as Method
    if (name === 'constructor' || typeof method !== 'function') continue
    const both: Method = function (...args) {
      const twin = twinOf(this)
      const other = Reflect.get(twin, name) as (...args: unknown[]) => unknown
      const ours = attempt(() => method.apply(this, args))
      const theirs = attempt(() => other.apply(twin, args.map(toBrowser)))
      report.compare(name, args, describe(ours), describe(theirs))
      for (const key of changedAccounts(name, args, (at) =>
        getAccount.call(this, at),
      ))
        report.compare(
          `account after ${name}`,
          [key],
          describe(getAccount.call(this, key)),
          describe(twin.getAccount(key)),
        )
      if ('thrown' in ours) throw ours.thrown
      return ours.value
    }
    Object.defineProperty(prototype, name, { value: both, writable: true })
  }
  // The class itself lets nobody replace its static methods.
  const { LiteSvm: Real } = native
  const standIn = Object.assign(
    function LiteSvmMirrored() {
      return new Real()
    },
    {
      default() {
        const svm = Real.default()
        twins.set(svm, LiteSvm.default())
        return svm
      },
    },
  )
  Object.defineProperty(native, 'LiteSvm', { value: standIn })
}

/** What a call gave, or threw. */
function attempt(
  call: () => unknown,
): { value: unknown } | { thrown: unknown } {
  try {
    return { value: call() }
  } catch (thrown) {
    return { thrown }
  }
}
