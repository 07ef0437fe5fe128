/** @jest-environment node */
import { parse } from 'yaml'
import { site } from '@/site.config'
import { frontMatterOf, shortFrontMatterOf } from './front-matter'
import type { TwinPage } from './pages'

const page: TwinPage = {
  locale: 'de',
  slug: 'core-concepts/accounts',
  title: 'Accounts: das Modell',
  description: 'Was ein Account ist.',
  file: 'content/de/core-concepts/accounts.mdx',
  updated: '2026-11-21T09:50:01+00:00',
}
const read = (text: string) => parse(text.replace(/^---$/gm, ''))
const own = `${site.origin}/de/core-concepts/accounts.html`

test('a twin says what it is, and where its translations are', () => {
  const fields = read(frontMatterOf(page))
  expect(fields).toMatchObject({
    title: page.title,
    description: page.description,
    language: 'de-DE',
    canonical: own,
    source: `${site.repository}/blob/${site.branch}/${page.file}`,
    lastUpdated: page.updated,
    freshness: 'current',
  })
  expect(fields.translations['en-US']).toBe(
    `${site.origin}/core-concepts/accounts.html.md`,
  )
  expect(fields.translations).not.toHaveProperty('de-DE')
})

test('a translation that is behind names the English page', () => {
  const newerEnglish = `${site.origin}/core-concepts/accounts.html.md`
  expect(read(frontMatterOf({ ...page, newerEnglish }))).toMatchObject({
    freshness: 'behind the English page',
    newerEnglish,
  })
})

test('unknown facts are left out', () => {
  const text = frontMatterOf({ ...page, updated: undefined })
  expect(text).not.toMatch(/lastUpdated|factsChecked|status|null/)
})

test('in the file of all articles a page names itself and its twin', () => {
  expect(read(shortFrontMatterOf(page))).toEqual({
    title: page.title,
    canonical: own,
    markdown: `${own}.md`,
    lastUpdated: page.updated,
    freshness: 'current',
  })
})
