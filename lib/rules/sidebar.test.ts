/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { slugsOf } from '@/lib/content/files'
import { readSidebar, type Sidebar, sidebarFile } from '@/lib/content/sidebar'
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

test('a problem has the line of the name in its own section', () => {
  const gone = pages.filter((slug) => slug !== 'references/accounts')
  const [problem] = sidebarProblems(readSidebar(), gone)
  expect(problem?.file).toBe(sidebarFile)
  expect(problem?.line).toBe(lines.lastIndexOf('    "accounts",') + 1)
})
