/** The time for which a browser may use its copy without a request. */
export const cacheControl = {
  /** Hashed files: new content has a new address. */
  hashed: 'public, max-age=31536000, immutable',
  /** Icons and cards: browsers request them after every change of the address. */
  picture: 'public, max-age=3600',
  /** Pages, indexes, sitemaps: requested every time, sent only after a change. */
  document: 'public, max-age=0, must-revalidate',
} as const

export type CacheClass = keyof typeof cacheControl

/** The folder of hashed files, below the base path. */
export const hashedFolder = '/assets/'

/** Endings of pictures. */
export const pictureEndings = ['avif', 'ico', 'jpg', 'png', 'svg', 'webp']

const picture = new RegExp(`\\.(${pictureEndings.join('|')})$`)

/**
 * The cache class of a path.
 *
 * @param path of the address, without query
 * @param base path of the site, `''` or `/cookbook`
 */
export function cacheClassOf(path: string, base: string): CacheClass {
  if (path.startsWith(base + hashedFolder)) return 'hashed'
  return picture.test(path) ? 'picture' : 'document'
}
