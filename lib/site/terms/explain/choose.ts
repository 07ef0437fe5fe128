/** How many terms a page explains, and how many one paragraph: more would be in the way of reading. Words of the last rank only fill up. */
export const noteLimits = { page: 12, block: 3, lastRank: 6 } as const

/** The rank of words that every reader knows. */
export const lastRank = 2

interface Use {
  readonly id: string
  readonly block: number
  /** 0 is explained first; higher ranks where there is room. */
  readonly rank: number
}

/** Picks the uses that are explained: only a term's first one on the page, the lower ranks first. Keeps the page's order. */
export function chooseUses<Kind extends Use>(
  uses: readonly Kind[],
): readonly Kind[] {
  const first = uses.filter(
    ({ id }, index) => uses.findIndex((use) => use.id === id) === index,
  )
  const inBlock = new Map<number, number>()
  const chosen = new Set<Kind>()
  for (const use of [...first].sort((a, b) => a.rank - b.rank)) {
    const count = inBlock.get(use.block) ?? 0
    const most = use.rank === lastRank ? noteLimits.lastRank : noteLimits.page
    if (chosen.size >= most || count >= noteLimits.block) continue
    inBlock.set(use.block, count + 1)
    chosen.add(use)
  }
  return first.filter((use) => chosen.has(use))
}
