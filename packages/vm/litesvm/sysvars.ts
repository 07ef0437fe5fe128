import type * as Native from 'litesvm/dist/internal'
import { notHere } from './not-here'

/** The time of the network. */
export class Clock implements Native.Clock {
  accessor slot: bigint
  accessor epochStartTimestamp: bigint
  accessor epoch: bigint
  accessor leaderScheduleEpoch: bigint
  accessor unixTimestamp: bigint

  constructor(
    slot: bigint,
    epochStartTimestamp: bigint,
    epoch: bigint,
    leaderScheduleEpoch: bigint,
    unixTimestamp: bigint,
  ) {
    this.slot = slot
    this.epochStartTimestamp = epochStartTimestamp
    this.epoch = epoch
    this.leaderScheduleEpoch = leaderScheduleEpoch
    this.unixTimestamp = unixTimestamp
  }

  toString(): string {
    return `Clock(Clock { slot: ${this.slot}, epoch_start_timestamp: ${this.epochStartTimestamp}, epoch: ${this.epoch}, leader_schedule_epoch: ${this.leaderScheduleEpoch}, unix_timestamp: ${this.unixTimestamp} })`
  }
}

/** Bytes that each account is charged for besides its data. */
const accountOverhead = 128n

/** The minimum balance of accounts, by their size. */
export class Rent implements Native.Rent {
  accessor lamportsPerByteYear: bigint
  accessor exemptionThreshold: number
  accessor burnPercent: number

  constructor(
    lamportsPerByteYear: bigint,
    exemptionThreshold: number,
    burnPercent: number,
  ) {
    this.lamportsPerByteYear = lamportsPerByteYear
    this.exemptionThreshold = exemptionThreshold
    this.burnPercent = burnPercent
  }

  static default(): Rent {
    return new Rent(6960n, 1, 50)
  }

  static free(): Rent {
    return new Rent(0n, 1, 50)
  }

  minimumBalance(dataLen: bigint): bigint {
    const perYear = (accountOverhead + dataLen) * this.lamportsPerByteYear
    return BigInt(Math.floor(Number(perYear) * this.exemptionThreshold))
  }

  isExempt(balance: bigint, dataLen: bigint): boolean {
    return balance >= this.minimumBalance(dataLen)
  }

  calculateBurn(): [bigint, bigint] {
    return notHere('Rent.calculateBurn')
  }

  due(): bigint | null {
    return notHere('Rent.due')
  }

  dueAmount(): bigint {
    return notHere('Rent.dueAmount')
  }
}

/** How slots make epochs. */
export class EpochSchedule implements Native.EpochSchedule {
  accessor slotsPerEpoch: bigint
  accessor leaderScheduleSlotOffset: bigint
  accessor warmup: boolean
  accessor firstNormalEpoch: bigint
  accessor firstNormalSlot: bigint

  constructor(
    slotsPerEpoch: bigint,
    leaderScheduleSlotOffset: bigint,
    warmup: boolean,
    firstNormalEpoch: bigint,
    firstNormalSlot: bigint,
  ) {
    this.slotsPerEpoch = slotsPerEpoch
    this.leaderScheduleSlotOffset = leaderScheduleSlotOffset
    this.warmup = warmup
    this.firstNormalEpoch = firstNormalEpoch
    this.firstNormalSlot = firstNormalSlot
  }
}

/** The hash of a slot's block. */
export class SlotHash implements Native.SlotHash {
  accessor slot: bigint
  accessor hash: string

  constructor(slot: bigint, hash: string) {
    this.slot = slot
    this.hash = hash
  }
}
