/** @jest-environment node */
import { site } from '@/site.config'
import { llmsPath, llmsText } from './llms'
import type { MarkdownPage } from './pages'

const page = (slug: string, title: string): MarkdownPage => ({
  locale: 'de',
  slug,
  title,
  description: `Über ${title}.`,
  file: '',
})
const { origin } = site

test('the list has summary, pages by section, languages, and last the optional pages', () => {
  const lines = llmsText('de', {
    articles: [page('', 'Kochbuch'), page('guides/a', 'A')],
    lookUp: [page('errors', 'Fehler')],
  }).split('\n')
  expect(lines.filter((line) => /^(#|>)/.test(line))).toEqual([
    `# ${site.title}`,
    '> Über Kochbuch.',
    '## Anleitungen',
    '## Sprachen',
    '## Optional',
  ])
  expect(lines).toContain(`- [A](${origin}/de/guides/a.html.md): Über A.`)
  expect(lines).toContain(`- [English](${origin}/llms.txt)`)
  expect(lines.at(-2)).toBe(
    `- [Fehler](${origin}/de/errors.html.md): Über Fehler.`,
  )
})

test.each([
  ['en', '/llms.txt'],
  ['de', '/de/llms.txt'],
] as const)('that of %s stands at %s', (locale, path) => {
  expect(llmsPath(locale, 'llms.txt')).toBe(path)
})
