/**
 * The most terms that a page and a paragraph explain; more would disturb reading. Terms of the last
 * rank are added only up to a lower number.
 */
export const noteLimits = { page: 12, block: 3, lastRank: 6 }

/** The rank of terms that every reader knows. */
export const lastRank = 2

/**
 * Chooses the uses that are explained: the first one of each term on the page, lower ranks before
 * higher ones. Keeps the page's order.
 *
 * @template {{ readonly id: string, readonly block: number, readonly rank: number }} Use
 * @param {readonly Use[]} uses with the number of their paragraph and their rank, 0 first
 * @returns {readonly Use[]}
 */
export function chooseUses(uses) {
  const first = uses.filter(
    ({ id }, index) => uses.findIndex((use) => use.id === id) === index,
  )
  const inBlock = new Map()
  const chosen = new Set()
  for (const use of [...first].sort((a, b) => a.rank - b.rank)) {
    const count = inBlock.get(use.block) ?? 0
    const most = use.rank === lastRank ? noteLimits.lastRank : noteLimits.page
    if (chosen.size >= most || count >= noteLimits.block) continue
    inBlock.set(use.block, count + 1)
    chosen.add(use)
  }
  return first.filter((use) => chosen.has(use))
}
