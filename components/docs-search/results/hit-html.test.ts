import type { Hierarchy } from '@/lib/search/types'
import { hitHtml } from './hit-html'

const section: Hierarchy = {
  lvl0: 'Guides',
  lvl1: 'Fees &amp; rent',
  lvl2: 'Rent',
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
}

test.each([
  ['Fees &amp; <mark>rent</mark>', 'Fees &amp; <mark>rent</mark>'],
  ['<img src=x>', '&lt;img src=x&gt;'],
])('of a title no markup but its marks is shown: %s', (value, shown) => {
  const row = document.createElement('a')
  row.innerHTML = hitHtml({
    hierarchy: { ...section, lvl1: value },
    _snippetResult: {
      hierarchy: { lvl2: { value, matchLevel: 'full', matchedWords: [] } },
    },
  })
  expect(row.querySelector('.DocSearch-Hit-title')?.innerHTML).toBe(shown)
  expect(row.querySelector('img')).toBeNull()
})
