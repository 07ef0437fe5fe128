/** @jest-environment node */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { readSidebar, sidebarFile } from '@/lib/content/sidebar'
import { parseSourcePage } from '@/lib/content/source-page'
import { testFolder } from '@/lib/files/test-folder'
import { problemsOf } from '@/lib/rules/check'
import { site } from '@/site.config'
import { layOutPage } from './new-page'
import { tableFile } from './page-table'

const today = '2026-11-21'

/** A folder with copies of the real lists of pages, for adding pages. */
function tree() {
  const root = testFolder()
  for (const file of [tableFile, sidebarFile]) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    copyFileSync(file, join(root, file))
  }
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  return { root, read }
}

test('a new page is in its folder with a sample, and in every list of pages', () => {
  const { root, read } = tree()
  const { created, changed } = layOutPage(
    { page: 'references/a-new-page', today },
    root,
  )
  expect(created.filter((file) => !existsSync(join(root, file)))).toEqual([])
  expect(created).toEqual([
    'content/en/references/a-new-page.mdx',
    'samples/references/a-new-page/a-new-page.ts',
  ])
  expect(changed).toEqual([sidebarFile, tableFile])
  const { locales } = JSON.parse(read(tableFile))
  const { references = [] } = readSidebar()
  const last = references.at(-1)
  expect(locales.en.indexOf('references/a-new-page')).toBe(
    locales.en.indexOf(`references/${last}`) + 1,
  )
  expect(JSON.parse(read(sidebarFile))).toEqual({
    ...readSidebar(),
    references: [...references, 'a-new-page'],
  })
})

test.each(site.sections)(
  '%s: what its author has to write is all that is missing',
  (section) => {
    const { root, read } = tree()
    const page = `${section}/new-page`
    layOutPage({ page, recipe: 'first-recipe', today }, root)
    const problems = problemsOf(
      parseSourcePage('en', page, read(`content/en/${page}.mdx`)),
    )
      .filter(({ hint }) => !hint)
      .map(({ message }) => message)
    expect(problems.length).toBeGreaterThan(5)
    expect(
      problems.filter((message) => !message.includes('remove TODO')),
    ).toEqual([
      // The sample is in the temporary folder.
      expect.stringContaining(`samples/${page}/first-recipe.ts`),
    ])
  },
)

test('an existing sample does not change', () => {
  const { root, read } = tree()
  const sample = 'samples/guides/a-new-page/a-new-page.ts'
  mkdirSync(dirname(join(root, sample)), { recursive: true })
  writeFileSync(join(root, sample), 'mine')
  const { created } = layOutPage({ page: 'guides/a-new-page', today }, root)
  expect(read(sample)).toBe('mine')
  expect(created).not.toContain(sample)
})

test.each([
  [undefined, 'Name the page: npm run new -- references/fees'],
  ['fees', '"fees" is not <section>/<page>; write one such as references/fees'],
  ['a/b/c', '"a/b/c" is not <section>/<page>'],
  ['recipes/fees', 'There is no section "recipes"; it is one of: getting-'],
  ['guides/Priority_Fees.mdx', 'letters, digits and hyphens: priority-fees'],
  ['guides/index', '"index" cannot be part of an address'],
  ['guides/', '"" cannot be part of an address'],
])('%j is refused with its cure, and nothing is written', (page, message) => {
  const { root, read } = tree()
  expect(() => layOutPage({ page, today }, root)).toThrow(message)
  expect(read(tableFile)).toBe(readFileSync(tableFile, 'utf8'))
})

test('an existing page is not created again', () => {
  const { root } = tree()
  layOutPage({ page: 'guides/a-new-page', today }, root)
  expect(() => layOutPage({ page: 'guides/a-new-page', today }, root)).toThrow(
    'content/en/guides/a-new-page.mdx exists already; edit it, or choose another name',
  )
})
