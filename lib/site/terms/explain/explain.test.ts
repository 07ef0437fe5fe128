/** @jest-environment node */
import { loadPage } from '@/lib/site/content/load'
import { readTerms } from '@/lib/site/terms/read'
import { explainTerms } from './explain'

const page = loadPage('en', 'core-concepts/accounts')
const explain = (html: string) =>
  explainTerms(`<main><article>${html}</article><p>a seed</p></main>`, page)

test('the first use leads to its entry and has its definition', () => {
  const seed = readTerms().find(({ id }) => id === 'seed')?.entries.en
  const html = explain('<h1>Seeds</h1><p>Two <em>seeds</em>, a seed</p>')
  expect(html).toContain(
    '<em><a data-term aria-describedby="note-seed" href="/a-z.html#term-seed">seeds</a></em>, a seed</p>',
  )
  expect(html).toContain(
    `<p id="note-seed">${seed?.definition}</p></div></article>`,
  )
  expect(html).toContain('<div hidden data-notes="See it in the A–Z">')
})

test.each([
  'seed-based',
  'multi-seed',
  '@solana/seed',
  'seed.ts',
  'and/or seed/bump',
])('not inside "%s"', (text) => {
  expect(explain(`<p>${text}</p>`)).not.toContain('note-seed')
})

test.each(['en', 'de'] as const)(
  'what the English page names as unexplained stays as it is in "%s"',
  (locale) => {
    const { message } = Object.fromEntries(
      readTerms().map(({ id, entries }) => [id, entries[locale]]),
    )
    const html = `<main><article><p>${message?.term}</p></article></main>`
    const on = (slug: string) => explainTerms(html, loadPage(locale, slug))
    expect(on('core-concepts/accounts')).toContain('note-message')
    expect(on('integrations/mango')).toBe(html)
  },
)

test('text stays the same for readers, apart from the hidden definitions', () => {
  const html = '<p>A PDA &amp; a seed: the bump&#x27;s &lt;bump&gt; CPI.</p>'
  const text = explain(html)
    .replace(/<div hidden.*<\/div>/, '')
    .replaceAll(/<a data-term[^>]*>|<\/a>/g, '')
  expect(text).toContain(html)
})
