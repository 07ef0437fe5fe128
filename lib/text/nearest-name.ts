import { distance } from 'fastest-levenshtein'

/** The greatest distance (0 to 1) at which one name may be a misspelling of another. */
const unlike = 0.4

/** The most names that a message lists. */
const most = 20

/**
 * The known name that a wrong one was most likely meant to be; nothing when none is similar.
 *
 * @example nearestName('titel', ['title', 'status']) // 'title'
 */
export function nearestName(
  wrong: string,
  known: readonly string[],
): string | undefined {
  const far = (name: string) =>
    editDistance(wrong.toLowerCase(), name.toLowerCase()) /
    Math.max(wrong.length, name.length, 1)
  const [nearest] = known
    .map((name) => ({ name, far: far(name) }))
    .sort((a, b) => a.far - b.far)
  return nearest && nearest.far <= unlike ? nearest.name : undefined
}

/** The edit distance of two names. Letters in another order count as one edit. */
function editDistance(wrong: string, name: string): number {
  const sorted = (word: string) => [...word].sort().join('')
  return sorted(wrong) === sorted(name)
    ? Number(wrong !== name)
    : distance(wrong, name)
}

/**
 * The cure for a wrong name: the most likely one, or a list of those that exist.
 *
 * @example cureOfName('titel', ['title', 'status']) // 'did you mean "title"?'
 */
export function cureOfName(wrong: string, known: readonly string[]): string {
  const meant = nearestName(wrong, known)
  if (meant !== undefined) return `did you mean "${meant}"?`
  if (known.length === 0) return 'there is none'
  const more = known.length > most ? `, … (${known.length} in all)` : ''
  return `it is one of: ${known.slice(0, most).join(', ')}${more}`
}
