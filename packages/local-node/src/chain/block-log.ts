import type { SlotHash } from 'litesvm'

/** As many blocks as the SlotHashes sysvar holds. */
const kept = 512

interface Block {
  readonly slot: bigint
  readonly hash: string
  readonly time: bigint
}

/** The last blocks with hash and time, newest first. */
export class BlockLog {
  private readonly blocks: Block[] = []

  push(block: Block): void {
    this.blocks.unshift(block)
    this.blocks.length = Math.min(this.blocks.length, kept)
  }

  find(slot: bigint): Block | undefined {
    return this.blocks.find((block) => block.slot === slot)
  }

  /** The first slot whose block is kept. */
  get oldestSlot(): bigint {
    return this.blocks.at(-1)?.slot ?? 0n
  }

  /** The content of the SlotHashes sysvar. */
  get slotHashes(): SlotHash[] {
    return this.blocks.map(({ slot, hash }) => ({ slot, hash }))
  }
}
