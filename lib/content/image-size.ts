import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'

export interface ImageSize {
  readonly width: number
  readonly height: number
}

/** The first EXIF orientation that exchanges width and height. Browsers rotate such a picture. */
const firstTurned = 5

/**
 * The size at which browsers show an image of `public/`. Pages reserve that space before the image
 * loads.
 *
 * @param path from `public/` on, `/name.svg`
 * @throws when the file is missing or not an image
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
