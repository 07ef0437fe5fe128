/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadSourcePage, parseSourcePage } from '@/lib/content/source-page'
import { testFolder } from '@/lib/files/test-folder'
import { linksRule } from '@/lib/rules/links'
import { structureRule } from './structure'

const home = process.cwd()
const slug = 'guides/with-a-link'
const page = (target: string) =>
  `---\ntitle: Link\ndescription: A page with one link, and nothing else.\n---\n\n[Link](${target})\n`

/** The problems when German links to the page itself and English to the given address. */
function problemsBeside(english: string) {
  const root = testFolder()
  mkdirSync(join(root, 'content/en/guides'), { recursive: true })
  writeFileSync(join(root, `content/en/${slug}.mdx`), page(english))
  writeFileSync(join(root, 'content/moved.json'), '{}')
  process.chdir(root)
  globalThis.sourcePages?.clear()
  const german = parseSourcePage('de', slug, page(`/${slug}`))
  return {
    english: linksRule(loadSourcePage('en', slug)).length,
    german: structureRule(german).length,
  }
}

afterEach(() => {
  process.chdir(home)
  globalThis.sourcePages?.clear()
})

test('a broken link of English is reported in English alone', () => {
  expect(problemsBeside('/guides/no-such-page')).toEqual({
    english: 1,
    german: 0,
  })
})

test('a component that English has misspelled is reported in English alone', () => {
  const { german } = problemsBeside(`/${slug})\n\n<Video />\n\n[x](/${slug}`)
  expect(german).toBe(0)
})

test('a link to another target than English’s is reported in the translation', () => {
  expect(problemsBeside('https://example.com/')).toEqual({
    english: 0,
    german: 2,
  })
})
