/** A heading's id and how far its top is from the top of the document, in pixels. */
export interface HeadingPosition {
  readonly id: string
  readonly top: number
}

/** Where the reader is. */
export interface Edges {
  readonly atTop: boolean
  readonly atEnd: boolean
  /** The id in the address, which the reader may have asked for. */
  readonly current?: string
}

/**
 * The heading that the reader has scrolled to: the last one at or above the reading line. The first one at the top of the document. At its
 * end, where later headings cannot reach the line any more, the one the reader asked for, else the last.
 *
 * @param line the document offset of the reading line, scroll offset included
 */
export function activeHeading(
  headings: readonly HeadingPosition[],
  line: number,
  { atTop, atEnd, current }: Edges,
): string | undefined {
  const reached = headings.findLastIndex(({ top }) => top <= line)
  const asked = headings.findIndex(({ id }) => id === current)
  if (atTop) return headings[0]?.id
  if (atEnd) return headings.at(asked > reached ? asked : -1)?.id
  return headings[Math.max(0, reached)]?.id
}
