/** @jest-environment node */
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, site } from '@/site.config'
import { testFolder } from '../files/test-folder'
import { markTranslated } from '../freshness/translated'
import { fileOf } from './files'
import { loadPage } from './load'
import type { Page } from './page'
import { pageView } from './page-view'
import { generatedExists, loadGenerated } from './pages'
import { sidebarOf } from './sidebar'

const load = (locale: Locale, slug: string): Page =>
  generatedExists(locale, slug)
    ? loadGenerated(locale, slug)
    : loadPage(locale, slug)

const viewOf = (locale: Locale, slug: string) => pageView(load(locale, slug))

const article = 'core-concepts/accounts'

describe('the language menu', () => {
  it.each<[string, string, Locale, string, boolean]>([
    ['an article', article, 'fr', `/fr/${article}.html`, true],
    ['a folder index', 'integrations', 'fr', '/fr/integrations/', true],
    ['one that is not translated', 'integrations', 'es', '/es/', false],
    ['a generated page', 'a-z', 'zh', '/zh/a-z.html', true],
    ['the offline page', 'offline', 'tr', '/tr/offline.html', true],
  ])('leads from %s (%s) to %s', (_, slug, locale, href, samePage) => {
    const { languages } = viewOf('de', slug)
    const link = languages.find((one) => one.locale === locale)
    const { lang, name } = site.locales[locale]
    expect(link).toEqual({ locale, lang, name, href, samePage, current: false })
  })
})

describe('the sidebar', () => {
  it.each([
    ['an article', article],
    ['a folder index', 'integrations'],
    ['a generated page', 'errors'],
  ])('shows %s as the current one, with its headings', (_, slug) => {
    const { page, sidebar } = viewOf('de', slug)
    const links = sidebar.flatMap((list) => list.links)
    const current = links.filter((link) => link.current)
    expect(page.headers).not.toEqual([])
    expect(current).toMatchObject([{ slug, headers: page.headers }])
    const others = links.filter((link) => !link.current)
    expect(others.flatMap(({ headers }) => headers)).toEqual([])
  })
})

describe('neighbours', () => {
  const order = sidebarOf('de').flatMap(({ pages }) => pages)
  const [first, second] = order

  it.each([
    ['the home page', '', { next: first }],
    ['the first page', first?.slug ?? '', { next: second }],
    ['the last page', order.at(-1)?.slug ?? '', { previous: order.at(-2) }],
    ['a generated page', 'a-z', {}],
  ])('%s (%s)', (_, slug, expected) =>
    expect(viewOf('de', slug).neighbours).toEqual(expected),
  )
})

test.each([
  [article, `/de/${article}.html.md`, `content/de/${article}.mdx`],
  [
    'integrations',
    '/de/integrations/index.html.md',
    'content/de/integrations/index.mdx',
  ],
  ['a-z', '/de/a-z.html.md', 'content/terms.json'],
  ['offline', undefined, 'messages/de.json'],
])('the Markdown of %s is at %s, its source at %s', (slug, href, file) => {
  const { markdown, edit, repository } = viewOf('de', slug)
  expect(markdown).toBe(href)
  expect(edit).toBe(`${repository}/edit/${site.branch}/${file}`)
})

test('a page shows when and for which mainnet it was checked, and no date that git does not know', () => {
  const page = loadPage('en', article)
  const checked = '2026-11-01'
  const cluster = { read: '2026-10-15', slot: 454464000, agave: '4.3' }
  const frontmatter = { ...page.frontmatter, checked, cluster }
  const file = 'content/en/never-committed.mdx'
  const { dates } = pageView({ ...page, frontmatter, file })
  expect(dates).toEqual({ checked, cluster, updated: undefined })
})

describe('a translation', () => {
  const root = process.cwd()
  beforeEach(() => {
    const copy = testFolder()
    for (const folder of ['content', 'messages'])
      cpSync(join(root, folder), join(copy, folder), { recursive: true })
    process.chdir(copy)
    markTranslated('de', article)
  })
  afterEach(() => process.chdir(root))

  it('that is current does not lead to English, and was checked with it', () => {
    const { newerEnglish, dates } = viewOf('de', article)
    expect(newerEnglish).toBeUndefined()
    expect(dates.checked).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(dates.checked).toBe(viewOf('en', article).dates.checked)
  })

  it('that is behind leads to English and names no check, unlike English', () => {
    const file = fileOf('en', article)
    const source = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      source.replace(/(\n---\n\n[\s\S]*?)\n\n/, '$1 New.\n\n'),
    )
    const { newerEnglish, dates } = viewOf('de', article)
    expect(newerEnglish).toBe(`/${article}.html`)
    expect(dates.checked).toBeUndefined()
    expect(viewOf('en', article).newerEnglish).toBeUndefined()
  })
})
