import type { Address } from '@solana/kit'
import type { Execution } from './execution'
import type { tokenBalances } from './token-balances'
import type { DecodedTransaction, LoadedAddresses } from './transaction'

type TokenBalances = ReturnType<typeof tokenBalances>

/** Balances of all accounts of a transaction, in the order of its keys. */
export interface Balances {
  readonly lamports: readonly bigint[]
  readonly tokens: TokenBalances
}

/** A transaction with all effects of its run. */
export interface RanTransaction {
  readonly decoded: DecodedTransaction
  readonly loaded: LoadedAddresses
  readonly keys: readonly Address[]
  readonly execution: Execution
  readonly before: Balances
  readonly after: Balances
  readonly loadedAccountsDataSize: number
}

/** A transaction that the chain has stored. */
export interface LedgerEntry extends RanTransaction {
  readonly slot: bigint
  readonly blockTime: bigint
}

/** All transactions of the chain, oldest first. */
export class Ledger {
  private readonly bySignature = new Map<string, LedgerEntry>()
  private readonly bySlot = new Map<bigint, LedgerEntry[]>()

  add(entry: LedgerEntry): void {
    this.bySignature.set(entry.decoded.signature, entry)
    const block = this.bySlot.get(entry.slot) ?? []
    block.push(entry)
    this.bySlot.set(entry.slot, block)
  }

  get count(): number {
    return this.bySignature.size
  }

  find(signature: string): LedgerEntry | undefined {
    return this.bySignature.get(signature)
  }

  inSlot(slot: bigint): readonly LedgerEntry[] {
    return this.bySlot.get(slot) ?? []
  }

  newestFirst(): readonly LedgerEntry[] {
    return [...this.bySignature.values()].reverse()
  }
}
