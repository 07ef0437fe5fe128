import { searchParameters } from './parameters'

test.each([
  [false, 10],
  [true, 5],
])('on a narrow screen (%s) snippets have %i words', (narrow, words) => {
  expect(searchParameters('de-DE', narrow).attributesToSnippet).toEqual([
    ...[0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:${words}`),
    `content:${words}`,
  ])
})
