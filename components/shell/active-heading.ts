/** A heading's id, and the distance of its top from the top of the document in pixels. */
export interface HeadingPosition {
  readonly id: string
  readonly top: number
}

/** The reader's position. */
export interface Edges {
  readonly atTop: boolean
  readonly atEnd: boolean
  /** The id in the address. */
  readonly current?: string
}

/**
 * The heading that the reader has scrolled to: the last one at or above the reading line. At the
 * top of the document it is the first one. At the end, where later headings cannot reach the line,
 * it is the heading of the address, otherwise the last one.
 *
 * @param line the document offset of the reading line, scroll offset included
 */
export function activeHeading(
  headings: readonly HeadingPosition[],
  line: number,
  { atTop, atEnd, current }: Edges,
): string | undefined {
  const reached = headings.findLastIndex(({ top }) => top <= line)
  const currentIndex = headings.findIndex(({ id }) => id === current)
  if (atTop) return headings[0]?.id
  if (atEnd) return headings.at(currentIndex > reached ? currentIndex : -1)?.id
  return headings[Math.max(0, reached)]?.id
}
