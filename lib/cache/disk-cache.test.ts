/** @jest-environment node */

import { type MdxTree, parseMdx } from '@/lib/content/parse'
import { testFolder } from '@/lib/files/test-folder'
import { openDiskCache, throughCache } from './disk-cache'

const folder = testFolder()
const cache = openDiskCache<MdxTree>(folder, [])
const parseCached = (source: string) =>
  throughCache(cache, 'content/en/guides/new.mdx', source, () =>
    parseMdx(source),
  )
const plain = (tree: unknown) => JSON.parse(JSON.stringify(tree))

test('the cache returns the parsed tree until the source changes', () => {
  for (const source of [
    '# One\n',
    '# One\n',
    '<Figure words={{ one: "1" }} />\n',
    '# One\n',
  ])
    expect(plain(parseCached(source))).toEqual(plain(parseMdx(source)))
})

test('broken syntax is never cached', () => {
  const parse = () => parseCached('<Callout')
  expect(parse).toThrow('Unexpected end of file')
  expect(parse).toThrow('Unexpected end of file')
})
