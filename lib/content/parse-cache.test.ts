/** @jest-environment node */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseMdx } from './parse'
import { parseCached } from './parse-cache'

const folder = mkdtempSync(join(tmpdir(), 'parsed-'))
const file = 'content/en/guides/new.mdx'
const plain = (tree: unknown) => JSON.parse(JSON.stringify(tree))

test('what is kept is what was parsed, until the source is another', () => {
  for (const source of [
    '# One\n',
    '# One\n',
    '<Figure words={{ one: "1" }} />\n',
    '# One\n',
  ])
    expect(plain(parseCached(file, source, folder))).toEqual(
      plain(parseMdx(source)),
    )
})

test('broken syntax is never kept', () => {
  const parse = () => parseCached(file, '<Callout', folder)
  expect(parse).toThrow('Unexpected end of file')
  expect(parse).toThrow('Unexpected end of file')
})
