// level: compiled (the samples with a wallet import and run it)
import {
  AccountRole,
  appendTransactionMessageInstructions,
  blockhash,
  compileTransaction,
  createTransactionMessage,
  decompileTransactionMessage,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  getTransactionEncoder,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  type Address,
  type Instruction,
} from '@solana/kit'
import {
  getSetComputeUnitLimitInstruction,
  getSetComputeUnitPriceInstruction,
} from '@solana-program/compute-budget'
import type { SolanaSignTransactionFeature } from '@solana/wallet-standard-features'
import { LIGHTHOUSE } from './compare-signed'

type Instructions = readonly Instruction[]

// #region preview
/** A priority fee of 300 lamports, as wallets add it. */
export const withPriorityFee = (instructions: Instructions): Instructions => [
  getSetComputeUnitLimitInstruction({ units: 30_000 }),
  getSetComputeUnitPriceInstruction({ microLamports: 10_000n }),
  ...instructions,
]

/** A guard, as wallets add it: AssertAccountInfo for the user's account. */
export const withGuard = (
  instructions: Instructions,
  user: Address,
): Instructions => [
  ...instructions,
  {
    programAddress: LIGHTHOUSE,
    accounts: [{ address: user, role: AccountRole.READONLY }],
    data: Uint8Array.of(5),
  },
]
// #endregion

interface SigningWallet {
  readonly features: SolanaSignTransactionFeature
}

/** A wallet that changes the instructions before it signs. */
export function changing<W extends SigningWallet>(
  wallet: W,
  change: (instructions: Instructions, user: Address) => Instructions,
): W {
  const changed = (bytes: Uint8Array) => {
    const { messageBytes } = getTransactionDecoder().decode(bytes)
    const compiled = getCompiledTransactionMessageDecoder().decode(messageBytes)
    const { feePayer, instructions } = decompileTransactionMessage(compiled)
    const lifetime = {
      blockhash: blockhash(compiled.lifetimeToken),
      lastValidBlockHeight: 0n,
    }
    const user = feePayer.address
    const transaction = pipe(
      createTransactionMessage({ version: 0 }),
      (m) => setTransactionMessageFeePayer(user, m),
      (m) => setTransactionMessageLifetimeUsingBlockhash(lifetime, m),
      (m) =>
        appendTransactionMessageInstructions(change(instructions, user), m),
      compileTransaction,
    )
    return Uint8Array.from(getTransactionEncoder().encode(transaction))
  }
  const feature = wallet.features['solana:signTransaction']
  const signTransaction: typeof feature.signTransaction = (...inputs) =>
    feature.signTransaction(
      ...inputs.map((input) => ({
        ...input,
        transaction: changed(input.transaction),
      })),
    )
  const features = {
    ...wallet.features,
    'solana:signTransaction': { ...feature, signTransaction },
  }
  return { ...wallet, features }
}
