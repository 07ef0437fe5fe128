import { type Hierarchy, type HitType, levels } from '@/lib/search/types'

const below = levels.filter((level) => level !== 'lvl0')

/** The level of a hit's own heading: the deepest one that it has. */
export function headingLevel(
  hierarchy: Hierarchy,
): Exclude<HitType, 'content'> {
  return below.findLast((level) => hierarchy[level]) ?? 'lvl1'
}
