import { docsSearchLimits, localSearchLimits } from '@/lib/shared/limits'
import { searchParameters } from './parameters'

test.each([
  [false, docsSearchLimits.snippetWords],
  [true, docsSearchLimits.narrowSnippetWords],
])('on a narrow screen (%s) snippets have %i words', (narrow, words) => {
  expect(searchParameters('de-DE', narrow).attributesToSnippet).toEqual([
    ...[1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:${words}`),
    `content:${words}`,
  ])
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
    suggestions: 3,
    stall: 300,
  })
})
