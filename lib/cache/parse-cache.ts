import { type MdxTree, parseMdx } from '@/lib/content/parse'
import { type DiskCache, openDiskCache, throughCache } from './disk-cache'

const diskCache = openDiskCache<MdxTree>('.cache/mdx', [
  'package-lock.json',
  'lib/content/parse.ts',
])

/**
 * Parses MDX, or reads the tree of the same source from the cache. Reading is thirty times as fast,
 * and every check, test and build needs all pages. Throws as `parseMdx` does.
 *
 * @param file the page's path, which names the cache file
 */
export function parseCached(
  file: string,
  source: string,
  cache: DiskCache<MdxTree> = diskCache,
): MdxTree {
  return throughCache(cache, file, source, () => parseMdx(source))
}
