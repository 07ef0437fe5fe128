import { distance } from 'fastest-levenshtein'

/** How unlike (0 to 1) two names may be for one to be a slip of the other. */
const unlike = 0.4

/** No more names than a reader looks through. */
const most = 20

/**
 * The known name that a wrong one was most likely meant to be; nothing where none is like it.
 *
 * @example nearestName('titel', ['title', 'status']) // 'title'
 */
export function nearestName(
  wrong: string,
  known: readonly string[],
): string | undefined {
  const far = (name: string) =>
    slips(wrong.toLowerCase(), name.toLowerCase()) /
    Math.max(wrong.length, name.length, 1)
  const [nearest] = known
    .map((name) => ({ name, far: far(name) }))
    .sort((a, b) => a.far - b.far)
  return nearest && nearest.far <= unlike ? nearest.name : undefined
}

/** Letters that are there in another order are one slip, however many they are. */
function slips(wrong: string, name: string): number {
  const sorted = (word: string) => [...word].sort().join('')
  return sorted(wrong) === sorted(name)
    ? Number(wrong !== name)
    : distance(wrong, name)
}

/**
 * The cure of a wrong name: the one that was meant, or else those that there are.
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
