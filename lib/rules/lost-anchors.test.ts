/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs'
import { formatProblem } from '@/lib/content/content-error'
import { parseSourcePage } from '@/lib/content/source-page'
import { testFolder } from '@/lib/files/test-folder'
import { publishedFile } from '@/lib/links/published'
import { lostAnchorsRule } from './lost-anchors'

const before = '## Read\n\n## Create an account\n\n## Close [#close #burn]\n'
const ids = ['read', 'create-an-account', 'close', 'burn']
const root = process.cwd()

beforeAll(() => {
  process.chdir(testFolder())
  mkdirSync('content')
  const lines = ids.map((id) => `/guides/new.html#${id}\n`)
  writeFileSync(publishedFile, `/guides/new.html\n${lines.join('')}`)
})
afterAll(() => process.chdir(root))

const problemsIn = (source: string) =>
  lostAnchorsRule(parseSourcePage('en', 'guides/new', source)).map(
    formatProblem,
  )
const lost = (line: number, message: string) => [
  `content/en/guides/new.mdx:${line}: lost the id ${message}`,
]

test.each([
  ['nothing changes', before, []],
  [
    'a section has a new name and its old id',
    before.replace('Create an account', 'Make one [#create-an-account]'),
    [],
  ],
  [
    'a section has a new id, with the old one behind it',
    before.replace('Create an account', 'Make one [#make #create-an-account]'),
    [],
  ],
  [
    'a section has a new name',
    before.replace('Create an account', 'Make one'),
    lost(
      3,
      '#create-an-account, which was published: write it back: ## Make one [#create-an-account]',
    ),
  ],
  [
    'a section has a new name and a new id',
    before.replace('Create an account', 'Make one [#make]'),
    lost(
      3,
      '#create-an-account, which was published: write it back: ## Make one [#make #create-an-account]',
    ),
  ],
  [
    'a section is removed, and two are new',
    before.replace('## Create an account', '## One\n\n## Two'),
    lost(
      1,
      '#create-an-account, which was published: write it behind the id of the section on the same matter: ## Title [#its-id #create-an-account]',
    ),
  ],
  [
    'a section loses its anchors',
    before.replace(' [#close #burn]', ''),
    lost(
      1,
      '#burn, which was published: write it behind the id of the section on the same matter: ## Title [#its-id #burn]',
    ),
  ],
])('%s', (_, source, expected) => {
  expect(problemsIn(source)).toEqual(expected)
})
