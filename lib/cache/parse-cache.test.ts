/** @jest-environment node */

import { type MdxTree, parseMdx } from '@/lib/content/parse'
import { testFolder } from '@/lib/files/test-folder'
import { openDiskCache } from './disk-cache'
import { parseCached } from './parse-cache'

const folder = testFolder()
const cache = openDiskCache<MdxTree>(folder, [])
const file = 'content/en/guides/new.mdx'
const plain = (tree: unknown) => JSON.parse(JSON.stringify(tree))

test('the cache returns the parsed tree until the source changes', () => {
  for (const source of [
    '# One\n',
    '# One\n',
    '<Figure words={{ one: "1" }} />\n',
    '# One\n',
  ])
    expect(plain(parseCached(file, source, cache))).toEqual(
      plain(parseMdx(source)),
    )
})

test('broken syntax is never cached', () => {
  const parse = () => parseCached(file, '<Callout', cache)
  expect(parse).toThrow('Unexpected end of file')
  expect(parse).toThrow('Unexpected end of file')
})
