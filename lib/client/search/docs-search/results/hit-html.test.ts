import type { SearchHit } from '@/lib/shared/search/types'
import { hitHtml } from './hit-html'

const hierarchy = {
  lvl0: 'Guides',
  lvl1: 'Fees &amp; rent',
  lvl2: 'Rent',
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
}

const highlighted = (value: string) =>
  ({ value, matchLevel: 'full', matchedWords: ['rent'] }) as const

const readHit = (hit: Partial<SearchHit>) => {
  const row = document.createElement('a')
  row.innerHTML = hitHtml({
    type: 'content',
    content: null,
    hierarchy,
    _snippetResult: { hierarchy: {} },
    ...hit,
  })
  return {
    kind: row.querySelector<HTMLElement>('[data-kind]')?.dataset.kind,
    title: row.querySelector('.DocSearch-Hit-title')?.innerHTML,
    path: row.querySelector('.DocSearch-Hit-path')?.textContent,
  }
}

test.each<[string, Partial<SearchHit>, ReturnType<typeof readHit>]>([
  [
    'a page',
    {
      type: 'lvl1',
      _snippetResult: {
        hierarchy: { lvl1: highlighted('Fees &amp; <mark>rent</mark>') },
      },
    },
    { kind: 'page', title: 'Fees &amp; <mark>rent</mark>', path: 'Guides' },
  ],
  [
    'a heading without a highlighted text',
    { type: 'lvl2' },
    { kind: 'part', title: 'Rent', path: 'Guides > Fees & rent' },
  ],
  [
    'a text below a heading',
    {
      content: 'whole',
      _snippetResult: {
        hierarchy: {},
        content: highlighted('… <mark>rent</mark>'),
      },
    },
    {
      kind: 'text',
      title: '… <mark>rent</mark>',
      path: 'Guides > Fees & rent > Rent',
    },
  ],
  [
    'a text that was not cut',
    { content: 'a &lt;b&gt; c' },
    {
      kind: 'text',
      title: 'a &lt;b&gt; c',
      path: 'Guides > Fees & rent > Rent',
    },
  ],
])('the row of %s', (_, hit, expected) => {
  expect(readHit(hit)).toEqual(expected)
})

test('a level that is not escaped is no markup', () => {
  const hit = { hierarchy: { ...hierarchy, lvl0: '<img src=x>' } }
  expect(readHit(hit).path).toBe('<img src=x> > Fees & rent > Rent')
})
