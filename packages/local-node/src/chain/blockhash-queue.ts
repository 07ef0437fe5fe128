import type { Blockhash } from '@solana/kit'

/** Blocks during which a blockhash may be used (MAX_PROCESSING_AGE). */
export const maxProcessingAge = 150n

/** The recent blockhashes, each with the block height it was made at. */
export class BlockhashQueue {
  private readonly heights = new Map<string, bigint>()

  push(blockhash: Blockhash, height: bigint): void {
    this.heights.set(blockhash, height)
    for (const [old, made] of this.heights) {
      if (made + maxProcessingAge >= height) break
      this.heights.delete(old)
    }
  }

  isValid(blockhash: string, height: bigint): boolean {
    const last = this.lastValidBlockHeight(blockhash)
    return last !== null && height <= last
  }

  lastValidBlockHeight(blockhash: string): bigint | null {
    const made = this.heights.get(blockhash)
    return made === undefined ? null : made + maxProcessingAge
  }
}
