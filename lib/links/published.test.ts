/** @jest-environment node */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { testFolder } from '@/lib/files/test-folder'
import {
  addPublished,
  publishable,
  publishedFile,
  readPublished,
} from './published'

const page = (text: string) =>
  `---\ntitle: A\ndescription: What this page is about, in one sentence.\n---\n\n${text}\n`

const root = process.cwd()
beforeAll(() => {
  const copy = testFolder()
  for (const folder of ['content/en/guides', 'content/de'])
    mkdirSync(`${copy}/${folder}`, { recursive: true })
  cpSync('content/terms.json', `${copy}/content/terms.json`)
  process.chdir(copy)
  writeFileSync('content/en/index.mdx', page('## Read [#read #see]'))
  writeFileSync('content/en/guides/draft.mdx', page('## Draft\n\nTODO'))
  writeFileSync('content/de/index.mdx', page('## Lies [#read #see]'))
  writeFileSync(publishedFile, '/\n/old.html\n')
})
afterAll(() => process.chdir(root))

test('addresses of all languages are published, and ids of finished English pages', () => {
  const lines = publishable()
  expect(lines).toEqual(
    expect.arrayContaining(['/', '/#read', '/#see', '/de/', '/de/a-z.html']),
  )
  expect(lines).toContain('/guides/draft.html')
  expect(lines.join()).not.toMatch(/#draft|de\/#|offline/)
})

test('the list grows in order, and loses nothing', () => {
  expect(addPublished(['/new.html', '/'])).toEqual(['/new.html'])
  expect(readFileSync(publishedFile, 'utf8')).toBe('/\n/new.html\n/old.html\n')
  expect(readPublished()).toHaveLength(3)
})
