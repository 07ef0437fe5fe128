import type * as Native from 'litesvm/dist/internal'
import { LiteSvm } from '../litesvm/internal'
import { toBrowser } from './arguments'
import { changedAccounts } from './changed-accounts'
import { describe } from './describe'
import { Report } from './report'
import { startVm } from './start-vm'

type Method = (this: Native.LiteSvm, ...args: unknown[]) => unknown

/**
 * Repeats every call of the native VM on the VM in WebAssembly, and compares the results and the
 * accounts of each transaction.
 */
export function mirror(native: typeof Native): void {
  startVm()
  const report = new Report()
  const wasmVms = new WeakMap<Native.LiteSvm, LiteSvm>()
  const wasmOf = (svm: Native.LiteSvm) => {
    const wasm = wasmVms.get(svm) ?? new LiteSvm()
    wasmVms.set(svm, wasm)
    return wasm
  }
  const { prototype } = native.LiteSvm
  const getAccount = prototype.getAccount
  for (const name of Object.getOwnPropertyNames(prototype)) {
    const method = Reflect.get(prototype, name) as Method
    if (name === 'constructor' || typeof method !== 'function') continue
    const both: Method = function (...args) {
      const wasm = wasmOf(this)
      const other = Reflect.get(wasm, name) as (...args: unknown[]) => unknown
      const ours = attempt(() => method.apply(this, args))
      const theirs = attempt(() => other.apply(wasm, args.map(toBrowser)))
      report.compare(name, args, describe(ours), describe(theirs))
      for (const key of changedAccounts(name, args, (at) =>
        getAccount.call(this, at),
      ))
        report.compare(
          `account after ${name}`,
          [key],
          describe(getAccount.call(this, key)),
          describe(wasm.getAccount(key)),
        )
      if ('thrown' in ours) throw ours.thrown
      return ours.value
    }
    Object.defineProperty(prototype, name, { value: both, writable: true })
  }
  // Its static methods cannot be replaced.
  const { LiteSvm: Real } = native
  const standIn = Object.assign(
    function LiteSvmMirrored() {
      return new Real()
    },
    {
      default() {
        const svm = Real.default()
        wasmVms.set(svm, LiteSvm.default())
        return svm
      },
    },
  )
  Object.defineProperty(native, 'LiteSvm', { value: standIn })
}

/** The result of a call, or what it threw. */
function attempt(
  call: () => unknown,
): { value: unknown } | { thrown: unknown } {
  try {
    return { value: call() }
  } catch (thrown) {
    return { thrown }
  }
}
