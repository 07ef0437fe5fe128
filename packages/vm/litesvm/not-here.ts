import type { RawOutcome } from '../built/svm.js'
import { fromBase58 } from './host'

/** Refuses what only the native VM has, with Node's error for it. */
export function notHere(what: string): never {
  const error = new Error(`The ${what} method is not implemented`)
  throw Object.assign(error, { code: 'ERR_METHOD_NOT_IMPLEMENTED' })
}

/** Programs that only the native VM has: precompiles, the vote program and the zk programs. */
const missingPrograms = [
  'Ed25519SigVerify111111111111111111111111111',
  'KeccakSecp256k11111111111111111111111111111',
  'Secp256r1SigVerify1111111111111111111111111',
  'Vote111111111111111111111111111111111111111',
  'ZkE1Gama1Proof11111111111111111111111111111',
  'ZkTokenProof1111111111111111111111111111111',
]

let listen: ((program: string) => void) | undefined

/** Calls back when a transaction fails that names such a program. */
export function onMissingProgram(listener: (program: string) => void): void {
  listen = listener
}

/** Reports the programs that a failed transaction lacks. */
export function reportMissing(transaction: Uint8Array, { error }: RawOutcome) {
  if (error?.name !== 'InvalidProgramForExecution') return
  const bytes = String.fromCharCode(...transaction)
  for (const program of missingPrograms)
    if (bytes.includes(String.fromCharCode(...fromBase58(program))))
      listen?.(program)
}

export class ComputeBudget {
  constructor() {
    notHere('ComputeBudget')
  }
}

export class EpochRewards {
  constructor() {
    notHere('EpochRewards')
  }
}

export class SlotHistory {
  constructor() {
    notHere('SlotHistory')
  }
}
