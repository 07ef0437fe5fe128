import { EventEmitter } from 'node:events'
import type {
  Address,
  Blockhash,
  EncodedAccount,
  MaybeEncodedAccount,
} from '@solana/kit'
import { Clock, type LiteSVM } from 'litesvm'
import { BlockhashQueue } from './blockhash-queue'
import { type Execution, readExecution, refused } from './execution'
import { createGenesis, type Genesis } from './genesis'
import { Ledger, type LedgerEntry, type RanTransaction } from './ledger'
import { loadedAccountsDataSize } from './loaded-size'
import { lookUpAddresses } from './lookup-tables'
import { advanceNonce, nonceAddress, storedNonce } from './nonce'
import { tokenBalances } from './token-balances'
import { accountKeys, type DecodedTransaction } from './transaction'
import { failureOf, type TransactionFailure } from './transaction-error'

export const slotsPerEpoch = 432_000n
export const slotTime = 400
const firstSlot = 32n
/** As many as the SlotHashes sysvar holds. */
const keptBlocks = 512
/** Slots until a block counts as finalised. */
export const finality = 2n

interface ChainEvents {
  slot: [slot: bigint]
  transaction: [entry: LedgerEntry]
}

/** A chain of one validator: LiteSVM with slots, blockhashes and a ledger. */
export class Chain extends EventEmitter<ChainEvents> {
  readonly ledger = new Ledger()
  readonly blockhashes = new BlockhashQueue()
  readonly genesisHash: Blockhash
  private readonly svm: LiteSVM
  private readonly blocks: { slot: bigint; hash: string; time: bigint }[] = []
  private readonly order = new Map<Address, number>()
  private currentSlot = 0n
  private timer: NodeJS.Timeout | undefined

  private constructor(readonly genesis: Genesis) {
    super()
    this.setMaxListeners(0)
    this.svm = genesis.svm
    this.genesisHash = this.svm.latestBlockhash()
    while (this.currentSlot < firstSlot) this.nextSlot()
  }

  static async create(): Promise<Chain> {
    return new Chain(await createGenesis())
  }

  /** Begins to make a slot every 400 ms. */
  start(): void {
    this.timer = setInterval(() => this.nextSlot(), slotTime)
  }

  stop(): void {
    clearInterval(this.timer)
    this.removeAllListeners()
  }

  get slot(): bigint {
    return this.currentSlot
  }

  /** Every slot of this chain has a block. */
  get blockHeight(): bigint {
    return this.currentSlot
  }

  get latestBlockhash(): Blockhash {
    return this.svm.latestBlockhash()
  }

  get unixTimestamp(): bigint {
    return this.svm.getClock().unixTimestamp
  }

  /** The hash of a block, null for one that is no longer kept. */
  blockhashOf(slot: bigint): string | null {
    return this.blocks.find(block => block.slot === slot)?.hash ?? null
  }

  blockTimeOf(slot: bigint): bigint | null {
    return this.blocks.find(block => block.slot === slot)?.time ?? null
  }

  getAccount(address: Address): MaybeEncodedAccount {
    const account = this.svm.getAccount(address)
    if (!account.exists || account.lamports > 0n) return account
    return { address, exists: false }
  }

  /** A program's accounts, those that came first first. */
  getProgramAccounts(program: Address): readonly EncodedAccount[] {
    return this.svm
      .getProgramAccounts(program)
      .filter(account => account.lamports > 0n)
      .sort((a, b) => this.age(a.address) - this.age(b.address))
  }

  /** All accounts that transactions have touched, oldest first. */
  get touchedAddresses(): readonly Address[] {
    return [...this.order.keys()]
  }

  minimumBalance(size: bigint): bigint {
    return this.svm.minimumBalanceForRentExemption(size)
  }

  /** Makes a slot with a new blockhash, and moves the clock. */
  nextSlot(): void {
    this.blocks.unshift({
      slot: this.currentSlot,
      hash: this.svm.latestBlockhash(),
      time: this.unixTimestamp,
    })
    this.blocks.length = Math.min(this.blocks.length, keptBlocks)
    this.currentSlot += 1n
    this.svm.expireBlockhash()
    this.blockhashes.push(this.svm.latestBlockhash(), this.currentSlot)
    this.svm.setSlotHashes(this.blocks)
    const now = BigInt(Math.floor(Date.now() / 1000))
    const epoch = this.currentSlot / slotsPerEpoch
    this.svm.setClock(
      new Clock(this.currentSlot, now, epoch, epoch + 1n, now),
    )
    this.emit('slot', this.currentSlot)
  }

  /** Runs a transaction and keeps nothing. */
  simulate(
    decoded: DecodedTransaction,
    checks: { sigVerify: boolean; blockhash: boolean },
  ): RanTransaction {
    return this.run(decoded, () => {
      const refusal =
        (checks.sigVerify ? this.checkSignatures(decoded) : null) ??
        (checks.blockhash ? this.checkAge(decoded) : null)
      if (refusal) return refused(refusal)
      this.svm.withSigverify(checks.sigVerify)
      try {
        return readExecution(
          this.svm.simulateTransaction(decoded.transaction),
        )
      } finally {
        this.svm.withSigverify(true)
      }
    })
  }

  /**
   * Runs a transaction and keeps what it did. One that cannot pay its fee, is
   * too old or badly signed leaves no trace, as on a real network.
   */
  process(decoded: DecodedTransaction): RanTransaction {
    const ran = this.run(decoded, () => {
      const refusal = this.checkSignatures(decoded) ?? this.checkAge(decoded)
      if (refusal) return refused(refusal)
      return readExecution(this.svm.sendTransaction(decoded.transaction))
    })
    const paid = ran.before.lamports[0] !== ran.after.lamports[0]
    if (ran.execution.failure && !paid) return ran
    if (ran.execution.failure) this.keepNonceAdvance(decoded)
    for (const key of ran.keys) {
      if (!this.order.has(key)) this.order.set(key, this.order.size)
    }
    const entry = { ...ran, slot: this.slot, blockTime: this.unixTimestamp }
    this.ledger.add(entry)
    this.emit('transaction', entry)
    return ran
  }

  private run(
    decoded: DecodedTransaction,
    execute: () => Execution,
  ): RanTransaction {
    const getAccount = (address: Address) => this.getAccount(address)
    const lookup = lookUpAddresses(decoded.message, getAccount)
    const loaded = lookup.failure
      ? { writable: [], readonly: [] }
      : lookup.loaded
    const keys = accountKeys(decoded.message, loaded)
    const before = this.balances(keys, getAccount)
    const size = loadedAccountsDataSize(decoded.message, keys, getAccount)
    const execution = lookup.failure ? refused(lookup.failure) : execute()
    const simulated = new Map(
      execution.postAccounts.map(account => [account.address, account]),
    )
    const after = this.balances(keys, (address): MaybeEncodedAccount => {
      const account = simulated.get(address)
      if (!account) return this.getAccount(address)
      return { ...account, data: Uint8Array.from(account.data), exists: true }
    })
    return {
      decoded,
      loaded,
      keys,
      execution,
      before,
      after,
      loadedAccountsDataSize: size,
    }
  }

  private balances(
    keys: readonly Address[],
    getAccount: (address: Address) => MaybeEncodedAccount,
  ) {
    const accounts = keys.map(getAccount)
    return {
      lamports: accounts.map(item => (item.exists ? item.lamports : 0n)),
      tokens: tokenBalances(accounts, getAccount),
    }
  }

  private checkSignatures(decoded: DecodedTransaction) {
    const complete = Object.values(decoded.transaction.signatures).every(
      bytes => bytes !== null,
    )
    return complete ? null : failureOf('SignatureFailure')
  }

  private checkAge(decoded: DecodedTransaction): TransactionFailure | null {
    const { lifetimeToken } = decoded.message
    if (this.blockhashes.isValid(lifetimeToken, this.blockHeight)) return null
    const nonce = nonceAddress(decoded)
    const stored = nonce && storedNonce(this.getAccount(nonce))
    return stored === lifetimeToken ? null : failureOf('BlockhashNotFound')
  }

  private keepNonceAdvance(decoded: DecodedTransaction): void {
    const address = nonceAddress(decoded)
    const account = address && this.getAccount(address)
    if (!account?.exists) return
    if (storedNonce(account) !== decoded.message.lifetimeToken) return
    this.svm.setAccount(advanceNonce(account, this.latestBlockhash))
  }

  private age(address: Address): number {
    return this.order.get(address) ?? Number.POSITIVE_INFINITY
  }
}
