/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '@/lib/files/test-folder'
import { fileNameProblems } from './file-names'

const problemsWith = (name: string) => {
  const folder = testFolder()
  mkdirSync(join(folder, 'guides'))
  writeFileSync(join(folder, name), '')
  return fileNameProblems([folder]).map(({ file, message }) => [
    file.slice(folder.length + 1),
    message,
  ])
}

test.each([
  ['guides/page.md', 'guides/page.mdx'],
  ['guides/My Page.mdx', 'guides/my-page.mdx'],
  ['guides/my_page.mdx', 'guides/my-page.mdx'],
  ['guides/Page.MDX', 'guides/page.mdx'],
  ['guides/compte-clé.mdx', 'guides/compte-cl.mdx'],
  ['guides/notes.txt', 'guides/notes-txt.mdx'],
])('%s is reported, with a name that works', (name, likely) => {
  expect(problemsWith(name)).toEqual([
    [name, expect.stringContaining(`name it ${likely},`)],
  ])
})

test.each([
  'index.mdx',
  'guides/maps-2.mdx',
  'guides/maps.questions.yaml',
  'errors.json',
  '.DS_Store',
])('%s is right', (name) => {
  expect(problemsWith(name)).toEqual([])
})
