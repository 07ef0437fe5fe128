/** @jest-environment node */
import { editedSince, type RenderedFrom } from './edited'

const before: RenderedFrom = {
  shared: '1',
  articles: {
    'content/en/guides/a.mdx': { locale: 'en', slug: 'guides/a', own: '1' },
    'content/de/guides/a.mdx': { locale: 'de', slug: 'guides/a', own: '1' },
    'content/th/guides/a.mdx': { locale: 'th', slug: 'guides/a', own: '1' },
    'content/en/guides/b.mdx': { locale: 'en', slug: 'guides/b', own: '1' },
    'content/de/guides/b.mdx': { locale: 'de', slug: 'guides/b', own: '1' },
    'content/th/guides/b.mdx': { locale: 'th', slug: 'guides/b', own: '1' },
  },
}
const edited = (...files: string[]): RenderedFrom => ({
  ...before,
  articles: Object.fromEntries(
    Object.entries(before.articles).map(([file, article]) => [
      file,
      files.includes(file) ? { ...article, own: '2' } : article,
    ]),
  ),
})

test.each([
  ['nothing is known of the last build', undefined, before, undefined, []],
  ['something else changed', before, { ...before, shared: '2' }, undefined, []],
  ['nothing changed', before, before, [], []],
  [
    'most pages were edited',
    before,
    edited('content/en/guides/a.mdx', 'content/de/guides/b.mdx'),
    undefined,
    [],
  ],
  [
    'a translation was edited',
    before,
    edited('content/de/guides/a.mdx'),
    ['de guides/a'],
    ['de'],
  ],
  [
    'an English page was edited, and a translation of it',
    before,
    edited('content/en/guides/a.mdx', 'content/th/guides/a.mdx'),
    ['en guides/a', 'de guides/a', 'th guides/a'],
    ['en', 'th'],
  ],
])('where %s', (_, last, now, pages, languages) => {
  const since = editedSince(last, now)
  expect(since?.pages.map(({ locale, slug }) => `${locale} ${slug}`)).toEqual(
    pages,
  )
  expect(since?.languages ?? []).toEqual(languages)
})
