import { type DiskCache, openDiskCache } from '@/lib/disk-cache'
import { type MdxTree, parseMdx } from './parse'

const cache = openDiskCache<MdxTree>('.cache/mdx', [
  'package-lock.json',
  'lib/content/parse.ts',
])

/**
 * Parses MDX, or reads what was made of the same source before: thirty times as fast, and every check, test and build reads all pages.
 * Throws as `parseMdx` does.
 *
 * @param file the page's file, each of which has one place in the cache
 */
export function parseCached(
  file: string,
  source: string,
  { read, keep }: DiskCache<MdxTree> = cache,
): MdxTree {
  const known = read(file, source)
  if (known) return known
  const tree = parseMdx(source)
  keep(file, source, tree)
  return tree
}
