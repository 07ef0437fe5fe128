import type { Hierarchy, SearchHit } from '@/lib/shared/search/types'
import { hitHtml } from './hit-html'

const page: Hierarchy = {
  lvl0: 'Guides',
  lvl1: 'Fees &amp; rent',
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
}
const section = { ...page, lvl2: 'Rent' }
const part = { ...section, lvl3: 'In Rust' }

const highlighted = (value: string) =>
  ({ value, matchLevel: 'full', matchedWords: ['rent'] }) as const

const readHit = (hit: Partial<SearchHit>) => {
  const row = document.createElement('a')
  row.innerHTML = hitHtml({
    hierarchy: page,
    _snippetResult: { hierarchy: {} },
    ...hit,
  })
  return {
    title: row.querySelector('.DocSearch-Hit-title')?.innerHTML,
    below: row.querySelector('.DocSearch-Hit-path')?.textContent,
    text: row.querySelector('.hit-text')?.innerHTML,
  }
}

test.each<[string, Partial<SearchHit>, Partial<ReturnType<typeof readHit>>]>([
  [
    'a page',
    {
      _snippetResult: {
        hierarchy: { lvl1: highlighted('Fees &amp; <mark>rent</mark>') },
      },
    },
    { title: 'Fees &amp; <mark>rent</mark>', below: '' },
  ],
  [
    'a heading without a highlighted text',
    { hierarchy: section },
    { title: 'Rent', below: 'Fees & rent' },
  ],
  [
    'a part of a section',
    { hierarchy: part },
    { title: 'In Rust', below: 'Fees & rent › Rent' },
  ],
  [
    'a text below a heading: the heading first',
    {
      hierarchy: section,
      _snippetResult: {
        hierarchy: {},
        content: highlighted('… pay <mark>rent</mark>'),
      },
    },
    {
      title: 'Rent',
      below: 'Fees & rent · … pay rent',
      text: '… pay <mark>rent</mark>',
    },
  ],
])('the row of %s', (_, hit, expected) => {
  expect(readHit(hit)).toEqual({ text: undefined, ...expected })
})

test('a level that is not escaped is no markup', () => {
  const hit = { hierarchy: { ...section, lvl1: '<img src=x>' } }
  expect(readHit(hit).below).toBe('<img src=x>')
})

test('a title that was not escaped, and no mark, is no markup', () => {
  const title = highlighted('<img src=x> <mark>rent</mark>')
  const hit = { _snippetResult: { hierarchy: { lvl1: title } } }
  expect(readHit(hit).title).toBe(
    '&lt;img src=x&gt; &lt;mark&gt;rent&lt;/mark&gt;',
  )
})
