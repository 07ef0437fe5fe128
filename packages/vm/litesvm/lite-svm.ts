import type * as Native from 'litesvm/dist/internal'
import { type RawOutcome, Vm } from '../built/svm.js'
import { Account, AddressAndAccount } from './account'
import { FeatureSet } from './feature-set'
import { addDefaultPrograms, fileAt, fromBase58 } from './host'
import { notHere, reportMissing } from './not-here'
import { simulated, transacted } from './outcome'
import { StakeHistory } from './stake-history'
import { Clock, EpochSchedule, Rent, SlotHash } from './sysvars'

/** A virtual machine with its accounts. */
export class LiteSvm implements Native.LiteSvm {
  readonly #vm: Vm

  constructor(vm?: Vm) {
    this.#vm = vm ?? new Vm()
    if (!vm) addDefaultPrograms(this.#vm)
  }

  static default(): LiteSvm {
    return new LiteSvm(Vm.empty())
  }

  static loadFromFile(): LiteSvm {
    return notHere('snapshots')
  }

  static fromBytes(): LiteSvm {
    return notHere('snapshots')
  }

  saveToFile(): void {
    notHere('snapshots')
  }

  toBytes(): Uint8Array {
    return notHere('snapshots')
  }

  setComputeBudget(): void {
    notHere('ComputeBudget')
  }

  getComputeBudget(): null {
    return null
  }

  setSigverify(sigverify: boolean): void {
    this.#vm.setSigverify(sigverify)
  }

  getSigverify(): boolean {
    return this.#vm.getSigverify()
  }

  setBlockhashCheck(check: boolean): void {
    this.#vm.setBlockhashCheck(check)
  }

  setSysvars(): void {
    this.#vm.setSysvars()
  }

  setFeatureSet(features: Native.FeatureSet): void {
    this.#vm.setFeatureSet(FeatureSet.raw(features))
  }

  setBuiltins(): void {
    this.#vm.setBuiltins()
  }

  setLamports(lamports: bigint): void {
    this.#vm.setLamports(lamports)
  }

  setDefaultPrograms(): void {
    addDefaultPrograms(this.#vm)
  }

  /** The precompiles are left out: two of three need libraries in C. */
  setPrecompiles(): void {}

  setTransactionHistory(capacity: bigint): void {
    this.#vm.setTransactionHistory(capacity)
  }

  setLogBytesLimit(limit?: bigint | null): void {
    this.#vm.setLogBytesLimit(limit)
  }

  minimumBalanceForRentExemption(dataLen: bigint): bigint {
    return this.#vm.minimumBalanceForRentExemption(dataLen)
  }

  getAccount(pubkey: Uint8Array): Account | null {
    const raw = this.#vm.getAccount(pubkey)
    return raw ? Account.of(raw) : null
  }

  getProgramAccounts(programId: Uint8Array): AddressAndAccount[] {
    const found = this.#vm.getProgramAccounts(programId)
    return found.map((raw) => new AddressAndAccount(raw))
  }

  setAccount(pubkey: Uint8Array, account: Native.Account): void {
    named('Failed to set account', () =>
      this.#vm.setAccount(
        pubkey,
        account.lamports(),
        account.data(),
        account.owner(),
        account.executable(),
        account.rentEpoch(),
      ),
    )
  }

  getBalance(pubkey: Uint8Array): bigint | null {
    return this.#vm.getBalance(pubkey) ?? null
  }

  latestBlockhash(): string {
    return this.#vm.latestBlockhash()
  }

  expireBlockhash(): void {
    this.#vm.expireBlockhash()
  }

  warpToSlot(slot: bigint): void {
    this.#vm.warpToSlot(slot)
  }

  getTransaction(signature: Uint8Array) {
    const raw = this.#vm.getTransaction(signature)
    return raw ? transacted(raw) : null
  }

  airdrop(pubkey: Uint8Array, lamports: bigint) {
    return transacted(this.#vm.airdrop(pubkey, lamports))
  }

  addProgramFromFile(programId: Uint8Array, path: string): void {
    named('Failed to add program', () =>
      this.#vm.addProgram(programId, fileAt(path)),
    )
  }

  addProgram(programId: Uint8Array, programBytes: Uint8Array): void {
    named('Failed to add program', () =>
      this.#vm.addProgram(programId, programBytes),
    )
  }

  addProgramWithLoader(
    programId: Uint8Array,
    programBytes: Uint8Array,
    loaderId: Uint8Array,
  ): void {
    named('Failed to add program', () =>
      this.#vm.addProgramWithLoader(programId, programBytes, loaderId),
    )
  }

  sendLegacyTransaction(txBytes: Uint8Array) {
    return transacted(told(txBytes, this.#vm.send(txBytes)))
  }

  sendVersionedTransaction(txBytes: Uint8Array) {
    return transacted(told(txBytes, this.#vm.send(txBytes)))
  }

  simulateLegacyTransaction(txBytes: Uint8Array) {
    return simulated(told(txBytes, this.#vm.simulate(txBytes)))
  }

  simulateVersionedTransaction(txBytes: Uint8Array) {
    return simulated(told(txBytes, this.#vm.simulate(txBytes)))
  }

  getClock(): Clock {
    const [slot = 0n, start = 0n, epoch = 0n, leaders = 0n, time = 0n] =
      this.#vm.getClock()
    return new Clock(slot, start, epoch, leaders, time)
  }

  setClock(clock: Native.Clock): void {
    this.#vm.setClock(
      clock.slot,
      clock.epochStartTimestamp,
      clock.epoch,
      clock.leaderScheduleEpoch,
      clock.unixTimestamp,
    )
  }

  getRent(): Rent {
    const [lamports = 0, threshold = 0, burned = 0] = this.#vm.getRent()
    return new Rent(BigInt(lamports), threshold, burned)
  }

  setRent(rent: Native.Rent): void {
    const { lamportsPerByteYear, exemptionThreshold, burnPercent } = rent
    this.#vm.setRent(lamportsPerByteYear, exemptionThreshold, burnPercent)
  }

  getEpochSchedule(): EpochSchedule {
    const [slots = 0n, offset = 0n, warmup = 0n, epoch = 0n, slot = 0n] =
      this.#vm.getEpochSchedule()
    return new EpochSchedule(slots, offset, warmup === 1n, epoch, slot)
  }

  setEpochSchedule(schedule: Native.EpochSchedule): void {
    this.#vm.setEpochSchedule(
      schedule.slotsPerEpoch,
      schedule.leaderScheduleSlotOffset,
      schedule.warmup,
      schedule.firstNormalEpoch,
      schedule.firstNormalSlot,
    )
  }

  getLastRestartSlot(): bigint {
    return this.#vm.getLastRestartSlot()
  }

  setLastRestartSlot(slot: bigint): void {
    this.#vm.setLastRestartSlot(slot)
  }

  getSlotHashes(): SlotHash[] {
    const slots = this.#vm.getSlotHashSlots()
    const hashes = this.#vm.getSlotHashes()
    return hashes.map((hash, place) => new SlotHash(slots[place] ?? 0n, hash))
  }

  setSlotHashes(hashes: readonly Native.SlotHashInput[]): void {
    this.#vm.setSlotHashes(
      BigUint64Array.from(hashes, ({ slot }) => slot),
      hashes.map(({ hash }) => hash),
    )
  }

  getStakeHistory(): StakeHistory {
    return StakeHistory.of(this.#vm.getStakeHistory())
  }

  setStakeHistory(history: Native.StakeHistory): void {
    this.#vm.setStakeHistory(StakeHistory.rows(history))
  }

  getEpochRewards(): never {
    return notHere('EpochRewards')
  }

  setEpochRewards(): void {
    notHere('EpochRewards')
  }

  getSlotHistory(): never {
    return notHere('SlotHistory')
  }

  setSlotHistory(): void {
    notHere('SlotHistory')
  }

  withNativeMints(): void {
    for (const { mint, program } of nativeMints) {
      const lamports = this.#vm.minimumBalanceForRentExemption(mintSize)
      const [key, owner] = [fromBase58(mint), fromBase58(program)]
      this.#vm.setAccount(key, lamports, nativeMint(), owner, false, 0n)
    }
  }
}

/** Names the failed call, as the native VM does. */
function named(what: string, attempt: () => void): void {
  try {
    attempt()
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    const code = 'GenericFailure'
    throw Object.assign(new Error(`${what}: ${reason}`), { code })
  }
}

/** Wrapped SOL, of both token programs. */
const nativeMints = [
  {
    mint: 'So11111111111111111111111111111111111111112',
    program: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  },
  {
    mint: '9pan9bMn5HatX4EJdBwg9VgCa7Uz5HL8N1m5D3NdXejP',
    program: 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  },
]

const mintSize = 82n

/** A mint with 9 decimals that nobody may mint or freeze. */
function nativeMint(): Uint8Array {
  const data = new Uint8Array(Number(mintSize))
  const [decimals, isInitialized] = [44, 45]
  data[decimals] = 9
  data[isInitialized] = 1
  return data
}

/** An outcome, whose missing programs are reported. */
function told(transaction: Uint8Array, outcome: RawOutcome): RawOutcome {
  reportMissing(transaction, outcome)
  return outcome
}
