/** @jest-environment node */
import { headersOf, headingLines } from './headings'
import { parseMdx } from './parse'

const source = `Text

## Read an account

### With \`jsonParsed\`

## Minimum balance [#minimum-balance #rent #credit]

## Read an account
`

test('gives headings the ids that the page has, and the further anchors', () => {
  expect(headingLines(parseMdx(source))).toEqual([
    {
      depth: 2,
      title: 'Read an account',
      id: 'read-an-account',
      aliases: [],
      line: 3,
    },
    {
      depth: 3,
      title: 'With jsonParsed',
      id: 'with-jsonparsed',
      aliases: [],
      line: 5,
    },
    {
      depth: 2,
      title: 'Minimum balance',
      id: 'minimum-balance',
      aliases: ['rent', 'credit'],
      line: 7,
    },
    {
      depth: 2,
      title: 'Read an account',
      id: 'read-an-account-1',
      aliases: [],
      line: 9,
    },
  ])
})

test('nests level 3 below level 2', () => {
  const headers = headersOf(headingLines(parseMdx(source)))
  expect(
    headers.map(({ slug, children }) => [
      slug,
      children.map((child) => child.slug),
    ]),
  ).toEqual([
    ['read-an-account', ['with-jsonparsed']],
    ['minimum-balance', []],
    ['read-an-account-1', []],
  ])
})
