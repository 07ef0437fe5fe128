/** @jest-environment node */
import { parse } from 'yaml'
import { site } from '@/site.config'
import { frontMatterOf, type MarkdownPage, shortFrontMatterOf } from './pages'

const page: MarkdownPage = {
  locale: 'de',
  slug: 'core-concepts/accounts',
  title: 'Accounts: das Modell',
  description: 'Was ein Account ist.',
  file: 'content/de/core-concepts/accounts.mdx',
}
const read = (text: string) => parse(text.replace(/^---$/gm, ''))
const canonical = `${site.origin}/de/core-concepts/accounts.html`

test('a Markdown copy names its page and its translations', () => {
  const { translations, ...fields } = read(frontMatterOf(page))
  expect(fields).toMatchObject({
    title: page.title,
    description: page.description,
    language: 'de-DE',
    canonical,
    source: `${site.repository}/blob/${site.branch}/${page.file}`,
    freshness: 'current',
  })
  expect(fields).not.toHaveProperty('status')
  expect(translations['en-US']).toBe(
    `${site.origin}/core-concepts/accounts.html.md`,
  )
  expect(translations).not.toHaveProperty('de-DE')
  expect(read(shortFrontMatterOf(page))).toMatchObject({
    canonical,
    markdown: `${canonical}.md`,
  })
})
