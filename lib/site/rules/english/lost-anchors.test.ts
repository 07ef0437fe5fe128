/** @jest-environment node */
import { formatProblem } from '@/lib/site/content/content-error'
import { slugsOf } from '@/lib/site/content/files'
import { headingAt } from '@/lib/site/content/headings'
import { loadSourcePage, parseSourcePage } from '@/lib/site/content/source-page'
import { sourceHash } from '@/lib/site/freshness/source-hash'
import { storeVersion } from '@/lib/site/freshness/versions'
import { testFolder } from '@/lib/site/test-folder'
import { droppedAnchors, droppedAnchorsFile } from './dropped-anchors'
import { lostAnchorsRule } from './lost-anchors'

const slug = 'guides/new'
const before = '## Read\n\n## Create an account\n\n## Close [#close #burn]\n'

describe('a page whose stored version has other headings', () => {
  const root = process.cwd()
  beforeAll(() => {
    process.chdir(testFolder())
    storeVersion(slug, { hash: sourceHash(before), source: before }, [])
  })
  afterAll(() => process.chdir(root))

  const problemsIn = (source: string) =>
    lostAnchorsRule(parseSourcePage('en', slug, source)).map(formatProblem)
  const at = (line: number, message: string) => [
    `content/en/guides/new.mdx:${line}: ${message}; only if no link to it matters any more, name it with the reason in lib/site/rules/english/dropped-anchors.ts`,
  ]

  test.each([
    ['nothing', before, []],
    [
      'words alone',
      before.replace('Create an account', 'Make one [#create-an-account]'),
      [],
    ],
    [
      'the id, with the old one behind it',
      before.replace(
        'Create an account',
        'Make one [#make #create-an-account]',
      ),
      [],
    ],
    [
      'a name',
      before.replace('Create an account', 'Make one'),
      at(
        3,
        'lost the id #create-an-account of "Create an account": write it back: ## Make one [#create-an-account]',
      ),
    ],
    [
      'a name, below a section that is new',
      before
        .replace('## Read', '## First\n\n## Read')
        .replace('Create an account', 'Make one'),
      at(
        5,
        'lost the id #create-an-account of "Create an account": write it back: ## Make one [#create-an-account]',
      ),
    ],
    [
      'a name and the id',
      before.replace('Create an account', 'Make one [#make]'),
      at(
        3,
        'lost the id #create-an-account of "Create an account": write it back: ## Make one [#make #create-an-account]',
      ),
    ],
    [
      'an anchor behind the id',
      before.replace(' [#close #burn]', ''),
      at(
        5,
        'lost the id #burn of "Close": write it back: ## Close [#close #burn]',
      ),
    ],
    [
      'a section, which is removed',
      before.replace('## Create an account\n\n', ''),
      at(
        1,
        'lost the id #create-an-account of "Create an account": write it behind the id of a section on the same matter: ## Title [#its-id #create-an-account]',
      ),
    ],
    [
      'a section, whose id another one has',
      '## Read [#read #create-an-account]\n\n## Close [#close #burn]\n',
      [],
    ],
  ])('it changes %s', (_, source, expected) => {
    expect(problemsIn(source)).toEqual(expected)
  })

  test('an anchor may be dropped on purpose', () => {
    const page = parseSourcePage('en', slug, before.replace('Create', 'Make'))
    const dropped = { [`${slug}#create-an-account`]: 'nobody links to it' }
    expect(lostAnchorsRule(page)).toHaveLength(1)
    expect(lostAnchorsRule(page, dropped)).toEqual([])
  })
})

/** The dropped anchors that a page has all the same. */
const backAgain = (dropped: Readonly<Record<string, string>>) =>
  Object.keys(dropped).filter((name) => {
    const [page = '', anchor = ''] = name.split('#')
    return (
      slugsOf('en').includes(page) &&
      headingAt(loadSourcePage('en', page).headings, anchor)
    )
  })

test('no page has an anchor that was dropped', () => {
  const cure = `remove these from ${droppedAnchorsFile}: their pages have them`
  const anchors = backAgain(droppedAnchors)
  expect({ cure, anchors }).toEqual({ cure, anchors: [] })
})

test('a dropped anchor that a page has again is found', () => {
  const has = 'core-concepts/accounts#facts'
  const gone = 'core-concepts/accounts#gone'
  expect(backAgain({ [has]: '', [gone]: '' })).toEqual([has])
})
