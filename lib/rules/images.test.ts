/** @jest-environment node */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseSourcePage } from '@/lib/content/source-page'
import { testFolder } from '@/lib/files/test-folder'
import { imagesRule } from './images'

const root = process.cwd()
afterAll(() => process.chdir(root))

test.each([
  [300_000, []],
  [
    18_000_000,
    [
      'the file /a.png weighs 18000 kB, which readers wait for; save it at no more than 2,000 px in width and as WebP, below 300 kB',
    ],
  ],
])('a picture of %i bytes', (bytes, messages) => {
  const picture = Buffer.alloc(bytes)
  readFileSync(`${root}/public/social-card.png`).copy(picture)
  process.chdir(testFolder())
  mkdirSync('public')
  writeFileSync('public/a.png', picture)
  const page = parseSourcePage('en', 'guides/new', '![A wallet](/a.png)')
  expect(imagesRule(page).map(({ message }) => message)).toEqual(messages)
})

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 3">${content}</svg>`

test.each([
  ['a-1.svg', svg('<path d="M0 0h3" />'), []],
  ['größe.svg', svg(''), ['may be another one on other machines']],
  ['A.svg', svg(''), ['may be another one on other machines']],
  ['a.svg', svg('<script>alert(1)</script>'), ['contains a script']],
  ['a.svg', svg('<path onload="alert(1)" />'), ['contains a script']],
  ['a.svg', '<svg />', ['does not say how large']],
  ['a.png', '', ['does not say how large']],
])('a picture %s: %s', (name, content, messages) => {
  process.chdir(testFolder())
  mkdirSync('public')
  writeFileSync(`public/${name}`, content)
  const page = parseSourcePage('en', 'guides/new', `![A wallet](/${name})`)
  expect(imagesRule(page).map(({ message }) => message)).toEqual(
    messages.map((message) => expect.stringContaining(message)),
  )
})
