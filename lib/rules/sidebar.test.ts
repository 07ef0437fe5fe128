/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { slugsOf } from '@/lib/content/files'
import {
  parseSidebar,
  readSidebar,
  type Sidebar,
  sidebarFile,
} from '@/lib/content/sidebar'
import { sidebarProblems } from './sidebar'

const pages = slugsOf('en')
const lines = readFileSync(sidebarFile, 'utf8').split('\n')
const { references = [] } = readSidebar()
const withReferences = (names: readonly string[]): Sidebar => ({
  ...readSidebar(),
  references: [...names],
})

test('the book has none of these problems', () => {
  expect(sidebarProblems()).toEqual([])
})

test.each([
  [
    'a misspelled name',
    references.map((name) => (name === 'token' ? 'tokne' : name)),
    '"references/tokne" is not a page (did you mean "references/token"?); correct the name, or remove it',
  ],
  [
    'a page that there never was',
    [...references, 'qwertz'],
    '"references/qwertz" is not a page; correct the name, or remove it',
  ],
  [
    'a page that is listed twice',
    [...references, 'token'],
    '"references/token" is listed twice; remove one',
  ],
  [
    'a page that is not listed',
    references.filter((name) => name !== 'token'),
    'the page "references/token" is missing; add it to the list of its section',
  ],
])('%s has its cure, once', (_, names, message) => {
  const problems = sidebarProblems(withReferences(names), pages)
  expect(problems.map((problem) => problem.message)).toEqual([message])
})

test('a wrong name that is unlike a missing page is not its misspelling', () => {
  const names = references.map((name) => (name === 'token' ? 'qwertz' : name))
  const problems = sidebarProblems(withReferences(names), pages)
  expect(problems.map((problem) => problem.message)).toEqual([
    '"references/qwertz" is not a page; correct the name, or remove it',
    'the page "references/token" is missing; add it to the list of its section',
  ])
})

test('a problem has the line of the name in its own section', () => {
  const gone = pages.filter((slug) => slug !== 'references/accounts')
  const [problem] = sidebarProblems(readSidebar(), gone)
  expect(problem?.file).toBe(sidebarFile)
  expect(problem?.line).toBe(lines.lastIndexOf('    "accounts",') + 1)
})

test.each([
  ['a section that there is not', '{\n  "recipes": []\n}', 'recipes'],
  ['a list that is none', '{\n  "guides": "fees"\n}', 'guides'],
  ['a name that is none', '{\n  "guides": [1]\n}', 'guides'],
])('%s is named with its line', (_, source, key) => {
  expect(() => parseSidebar(source)).toThrow(
    `content/sidebar.json:2: "${key}" is not a section with a list of its pages' names; the sections are getting-started, `,
  )
})
