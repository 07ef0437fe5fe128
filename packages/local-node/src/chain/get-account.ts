import type { Address, MaybeEncodedAccount } from '@solana/kit'

/** Reads an account: as the chain holds it, or as a simulation would leave it. */
export type GetAccount = (address: Address) => MaybeEncodedAccount
