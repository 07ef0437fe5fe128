/** @jest-environment node */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSourcePage } from '@/lib/content/source-page'
import { testFolder } from '@/lib/files/test-folder'
import { freshnessOf } from '@/lib/freshness/status'
import { publishedFile, readPublished } from '@/lib/links/published'
import { headingsRule } from '@/lib/rules/headings'
import { structureRule } from '@/lib/rules/translation/structure'
import { draftOf } from './draft'
import { layOutTranslation } from './new-translation'

const english = (slug: string) => readFileSync(`content/en/${slug}.mdx`, 'utf8')
const withoutPlaceholders = (draft: string) => draft.replaceAll('TODO ', '')

const pages = [
  'core-concepts/cpi',
  'guides/serialization',
  'references/staking',
  'integrations/index',
]

test.each(pages)('the draft of %s has English’s structure', (page) => {
  const slug = page.replace('/index', '')
  const draft = parseSourcePage('de', slug, draftOf(english(page)))
  expect(headingsRule(draft)).toEqual([])
  expect(structureRule(draft)).toEqual([])
})

test.each(pages)(
  'without its placeholders the draft of %s is English',
  (page) => {
    const body = (text: string) =>
      text.replace(/^---\n[\s\S]*?\n---\n/, '').replace(/ \[#.*\]$/gm, '')
    const source = english(page)
    expect(body(withoutPlaceholders(draftOf(source)))).toBe(body(source))
  },
)

test('every text that readers see is marked, and nothing else', () => {
  const draft = draftOf(`---
title: A
checked: 2026-11-21
unexplained:
  - seed
description: 'A sentence.'
---

Text in
two lines.

## Heading

- [A link](/x) with \`code\`
- \`code\`

| name | \`code\` |
| --- | --- |
| cell | <Fact id="a" /> |

<Callout type="note" title="Title">

Inside.

</Callout>

<Figure diagram="cpi" alt="Alt" words={{ user: 'User', 'a b': "B" }} />
`)
  expect(draft).toBe(`---
title: TODO A
description: 'TODO A sentence.'
---

TODO Text in
two lines.

## TODO Heading [#heading]

- TODO [A link](/x) with \`code\`
- \`code\`

| TODO name | \`code\` |
| --- | --- |
| TODO cell | <Fact id="a" /> |

<Callout type="note" title="TODO Title">

TODO Inside.

</Callout>

<Figure diagram="cpi" alt="TODO Alt" words={{ user: 'TODO User', 'a b': "TODO B" }} />
`)
})

describe('in a tree of its own', () => {
  const home = process.cwd()
  const root = testFolder()
  mkdirSync(join(root, 'content/en/guides'), { recursive: true })
  for (const file of ['content/pages.json', publishedFile])
    cpSync(file, join(root, file))
  const page = (text: string) =>
    `---\ntitle: Fees\ndescription: What is paid for a transaction, and to whom.\nchecked: 2026-11-21\n---\n\n${text}\n`
  const write = (name: string, text: string) =>
    writeFileSync(join(root, `content/en/guides/${name}.mdx`), page(text))
  write('a-new-page', 'What you pay.')
  write('unfinished', 'TODO')

  const readTable = () => JSON.parse(readFileSync('content/pages.json', 'utf8'))

  beforeAll(() => process.chdir(root))
  afterAll(() => process.chdir(home))

  test('the draft names its English version, and is in the lists of pages', () => {
    layOutTranslation('de', 'guides/a-new-page')
    expect(freshnessOf('de', 'guides/a-new-page')).toBe('current')
    expect(readTable().locales.de).toContain('guides/a-new-page')
    expect(readPublished()).toContain('/de/guides/a-new-page.html')
  })

  test.each([
    [
      'de',
      'guides/a-new-page',
      'exists already; `npm run i18n -- de` says how',
    ],
    [
      'xx',
      'guides/a-new-page',
      'There is no language "xx"; name one of: zh, es',
    ],
    ['en', 'guides/a-new-page', 'is translated from; name one of: zh, es'],
    [undefined, undefined, 'npm run translate -- <language>'],
    ['fr', 'guides/none', 'There is no English page "guides/none"; name one'],
    ['fr', undefined, 'There is no English page ""'],
    [
      'fr',
      'guides/unfinished',
      'still has texts marked TODO; write them first',
    ],
  ])('%s %s is refused with its cure', (locale, slug, message) => {
    expect(() => layOutTranslation(locale, slug)).toThrow(message)
  })
})
