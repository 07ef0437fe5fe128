import { EventEmitter } from 'node:events'
import {
  type Address,
  type Blockhash,
  type EncodedAccount,
  lamports,
  type MaybeEncodedAccount,
} from '@solana/kit'
import { Clock, type LiteSVM } from 'litesvm'
import type { DeployedProgram } from '../deployed'
import { BlockLog } from './block-log'
import { BlockhashQueue } from './blockhash-queue'
import { checkAge, checkSignatures, isFeesOnly } from './checks'
import { readExecution, refused } from './execution'
import { feeForMessage } from './fees'
import { createGenesis, type Genesis } from './genesis'
import { Ledger, type LedgerEntry, type RanTransaction } from './ledger'
import { advanceNonce, nonceAddress, usesNonce } from './nonce'
import { runTransaction } from './run'
import type { DecodedTransaction } from './transaction'
import { failureOf } from './transaction-error'

export const slotsPerEpoch = 432_000n
/** In milliseconds. */
export const slotTime = 400
/** Slots until a block counts as finalised. */
export const finality = 2n
const firstSlot = 32n

interface ChainEvents {
  slot: [slot: bigint]
  transaction: [entry: LedgerEntry]
}

/** A chain of one validator: LiteSVM with slots, blockhashes and a ledger. */
export class Chain extends EventEmitter<ChainEvents> {
  readonly ledger = new Ledger()
  readonly blocks = new BlockLog()
  readonly blockhashes = new BlockhashQueue()
  readonly genesisHash: Blockhash
  private readonly svm: LiteSVM
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

  /** @param programs those that LiteSVM does not have, or has with other code */
  static async create(
    programs: readonly DeployedProgram[] = [],
  ): Promise<Chain> {
    return new Chain(await createGenesis(programs))
  }

  /** Starts to make a slot every 400 ms. */
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

  readonly getAccount = (address: Address): MaybeEncodedAccount => {
    const account = this.svm.getAccount(address)
    if (!account.exists || account.lamports > 0n) return account
    return { address, exists: false }
  }

  /** A program's accounts, oldest first. */
  getProgramAccounts(program: Address): readonly EncodedAccount[] {
    const age = (address: Address) =>
      this.order.get(address) ?? Number.MAX_SAFE_INTEGER
    return this.svm
      .getProgramAccounts(program)
      .filter((account) => account.lamports > 0n)
      .sort((a, b) => age(a.address) - age(b.address))
  }

  /** All accounts that transactions have named, oldest first. */
  get touchedAddresses(): readonly Address[] {
    return [...this.order.keys()]
  }

  minimumBalance(size: bigint): bigint {
    return this.svm.minimumBalanceForRentExemption(size)
  }

  /** Makes a slot with a new blockhash, and moves the clock. */
  nextSlot(): void {
    const time = this.svm.getClock().unixTimestamp
    this.blocks.push({ slot: this.slot, hash: this.latestBlockhash, time })
    this.currentSlot += 1n
    this.svm.expireBlockhash()
    this.blockhashes.push(this.latestBlockhash, this.blockHeight)
    this.svm.setSlotHashes(this.blocks.slotHashes)
    const now = BigInt(Math.floor(Date.now() / 1000))
    const epoch = this.slot / slotsPerEpoch
    this.svm.setClock(new Clock(this.slot, now, epoch, epoch + 1n, now))
    this.emit('slot', this.slot)
  }

  /** Runs a transaction and keeps nothing. */
  simulate(
    decoded: DecodedTransaction,
    checks: { sigVerify: boolean; blockhash: boolean },
  ): RanTransaction {
    return runTransaction(decoded, this.getAccount, () => {
      const refusal =
        (checks.sigVerify ? checkSignatures(decoded) : null) ??
        (checks.blockhash ? this.checkAge(decoded) : null)
      if (refusal) return refused(refusal)
      this.svm.withSigverify(checks.sigVerify)
      try {
        return readExecution(this.svm.simulateTransaction(decoded.transaction))
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
    const executed = runTransaction(decoded, this.getAccount, () => {
      const refusal = checkSignatures(decoded) ?? this.checkAge(decoded)
      if (refusal) return refused(refusal)
      return readExecution(this.svm.sendTransaction(decoded.transaction))
    })
    const ran = isFeesOnly(executed.execution)
      ? this.chargeFee(executed)
      : executed
    const isPaid = ran.before.lamports[0] !== ran.after.lamports[0]
    if (ran.execution.failure && !isPaid) return ran
    if (ran.execution.failure) this.keepNonceAdvance(decoded)
    for (const key of ran.keys) {
      if (!this.order.has(key)) this.order.set(key, this.order.size)
    }
    const blockTime = this.svm.getClock().unixTimestamp
    const entry = { ...ran, slot: this.slot, blockTime }
    this.ledger.add(entry)
    this.emit('transaction', entry)
    return ran
  }

  private checkAge(decoded: DecodedTransaction) {
    const { blockhashes, blockHeight, getAccount } = this
    const refusal = checkAge(decoded, blockhashes, blockHeight, getAccount)
    if (refusal) return refusal
    // LiteSVM does not know a transaction whose accounts it refused to load.
    const known = this.ledger.find(decoded.signature)
    return known ? failureOf('AlreadyProcessed') : null
  }

  /** Charges the fee of a transaction whose accounts could not be loaded. */
  private chargeFee(ran: RanTransaction): RanTransaction {
    const [key] = ran.keys
    const payer = key && this.getAccount(key)
    if (!payer?.exists) return ran
    const fee = feeForMessage(ran.decoded.message)
    const balance = payer.lamports - fee
    this.svm.setAccount({ ...payer, lamports: lamports(balance) })
    const after = ran.after.lamports.with(0, balance)
    return {
      ...ran,
      execution: { ...ran.execution, fee, feesOnly: true },
      after: { ...ran.after, lamports: after },
    }
  }

  /** A failed transaction is rolled back, all but the advance of its nonce. */
  private keepNonceAdvance(decoded: DecodedTransaction): void {
    const address = nonceAddress(decoded)
    const account = address && this.getAccount(address)
    if (!account?.exists) return
    if (!usesNonce(decoded, account)) return
    this.svm.setAccount(advanceNonce(account, this.latestBlockhash))
  }
}
