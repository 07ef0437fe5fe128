import type * as Native from 'litesvm/dist/internal'

/** The stake of all delegations together, in one epoch. */
export class StakeHistoryEntry implements Native.StakeHistoryEntry {
  accessor effective: bigint
  accessor activating: bigint
  accessor deactivating: bigint

  constructor(effective: bigint, activating: bigint, deactivating: bigint) {
    this.effective = effective
    this.activating = activating
    this.deactivating = deactivating
  }

  toString(): string {
    return `StakeHistoryEntry(StakeHistoryEntry { effective: ${this.effective}, activating: ${this.activating}, deactivating: ${this.deactivating} })`
  }
}

/** The stake of past epochs. */
export class StakeHistory implements Native.StakeHistory {
  readonly #entries = new Map<bigint, StakeHistoryEntry>()

  /** Reads rows of four numbers: epoch, effective, activating, deactivating. */
  static of(rows: BigUint64Array): StakeHistory {
    const history = new StakeHistory()
    for (let start = 0; start < rows.length; start += 4) {
      const [epoch = 0n, ...stakes] = rows.slice(start, start + 4)
      const [effective = 0n, activating = 0n, deactivating = 0n] = stakes
      const entry = new StakeHistoryEntry(effective, activating, deactivating)
      history.add(epoch, entry)
    }
    return history
  }

  /** The rows that `of` reads. */
  static rows(history: Native.StakeHistory | StakeHistory): BigUint64Array {
    if (!(history instanceof StakeHistory))
      throw new TypeError('a StakeHistory of this package was expected')
    const rows = [...history.#entries].map(([epoch, entry]) => {
      const { effective, activating, deactivating } = entry
      return [epoch, effective, activating, deactivating]
    })
    return BigUint64Array.from(rows.flat())
  }

  get(epoch: bigint): StakeHistoryEntry | null {
    return this.#entries.get(epoch) ?? null
  }

  add(epoch: bigint, entry: StakeHistoryEntry): void {
    this.#entries.set(epoch, entry)
  }
}
