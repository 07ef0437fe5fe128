/** Adds up how far a reader has scrolled over an open image, in either direction, and says when it is far enough to close it. */
export function scrollCloser(threshold: number) {
  let offset = 0
  return {
    reset: () => {
      offset = 0
    },
    /** @returns whether the image closes now */
    add: (delta: number) => {
      offset += delta
      return Math.abs(offset) > threshold
    },
  }
}
