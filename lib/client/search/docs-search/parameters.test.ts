import { docsSearchLimits, localSearchLimits } from '@/lib/shared/limits'
import { searchParameters } from './parameters'

test.each([
  [false, docsSearchLimits.snippetWords],
  [true, docsSearchLimits.narrowSnippetWords],
])('on a narrow screen (%s) snippets have %i words', (narrow, words) => {
  expect(searchParameters('de-DE', narrow).attributesToSnippet).toEqual([
    ...[0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:${words}`),
    `content:${words}`,
  ])
})

test('configured filters stand beside the language’s', () => {
  const { facetFilters } = searchParameters('de-DE', false, ['version:2'])
  expect(facetFilters).toEqual(['lang:de-DE', 'version:2'])
})

test('the numbers of the specification’s section 9', () => {
  expect(localSearchLimits).toEqual({ suggestions: 10 })
  expect(docsSearchLimits).toEqual({
    queryLength: 64,
    hitsPerPage: 20,
    snippetWords: 10,
    narrowSnippetWords: 5,
    narrowWidth: 750,
    hitsPerGroup: 5,
    recent: 7,
    recentBesideFavorites: 4,
    favorites: 10,
    suggestions: 3,
    stall: 300,
  })
})
