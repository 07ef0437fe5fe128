/**
 * Adds up the distance in pixels that a reader scrolls over an open image, in either direction, and
 * says when the image closes.
 */
export function scrollCloser(threshold: number) {
  let offset = 0
  return {
    reset: () => {
      offset = 0
    },
    /** @returns true when the image closes now */
    add: (delta: number) => {
      offset += delta
      return Math.abs(offset) > threshold
    },
  }
}
