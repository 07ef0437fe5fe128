import type * as Native from 'litesvm/dist/internal'
import { FeatureSet as RawFeatureSet } from '../built/svm.js'

/** The active features of the network. */
export class FeatureSet {
  /** The set in the VM's memory. */
  readonly #raw: RawFeatureSet

  constructor(raw = new RawFeatureSet()) {
    this.#raw = raw
  }

  static allEnabled(): FeatureSet {
    return new FeatureSet(RawFeatureSet.allEnabled())
  }

  /** Reads the set in the VM's memory. */
  static raw(features: Native.FeatureSet | FeatureSet): RawFeatureSet {
    if (features instanceof FeatureSet) return features.#raw
    throw new TypeError('a FeatureSet of this package was expected')
  }

  isActive(id: Uint8Array): boolean {
    return this.#raw.isActive(id)
  }

  activatedSlot(id: Uint8Array): bigint | null {
    return this.#raw.activatedSlot(id) ?? null
  }

  activate(id: Uint8Array, slot: bigint): void {
    this.#raw.activate(id, slot)
  }

  deactivate(id: Uint8Array): void {
    this.#raw.deactivate(id)
  }

  getActiveFeatures(): Uint8Array[] {
    return this.#raw.getActiveFeatures()
  }

  getInactiveFeatures(): Uint8Array[] {
    return this.#raw.getInactiveFeatures()
  }

  getActiveFeaturesCount(): number {
    return this.#raw.getActiveFeaturesCount()
  }

  getInactiveFeaturesCount(): number {
    return this.#raw.getInactiveFeaturesCount()
  }
}
