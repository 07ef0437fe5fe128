import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'

export interface ImageSize {
  readonly width: number
  readonly height: number
}

/** From here on EXIF says that the picture lies on its side; browsers turn it. */
const firstTurned = 5

/**
 * The size in which browsers show an image of `public/`, so that they keep its place free until it comes.
 *
 * @param path from `public/` on, `/name.svg`
 * @throws when the file is not there, or no image
 */
export function sizeOfImage(path: string): ImageSize {
  const {
    width,
    height,
    orientation = 1,
  } = imageSize(readFileSync(join('public', path)))
  return orientation < firstTurned
    ? { width, height }
    : { width: height, height: width }
}
