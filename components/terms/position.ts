interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface View {
  readonly width: number
  /** The height that a bar covers at the top. */
  readonly covered: number
}

const gap = 6
const margin = 8

/**
 * The position of a note in the window, in pixels: centered above its word, or below it if there is
 * no room, and never over the edge.
 */
export function notePosition(
  word: Box,
  note: Pick<Box, 'width' | 'height'>,
  view: View,
): Pick<Box, 'left' | 'top'> {
  const centred = word.left + (word.width - note.width) / 2
  const last = view.width - note.width - margin
  const above = word.top - note.height - gap
  return {
    left: Math.max(margin, Math.min(centred, last)),
    top: above >= view.covered + margin ? above : word.top + word.height + gap,
  }
}
