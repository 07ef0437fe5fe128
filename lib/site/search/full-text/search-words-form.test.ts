/** @jest-environment node */
import { malformedSearchWords } from './search-words-form'

const written = (...entries: string[]) =>
  ['{', '  "en": {', entries.join(',\n'), '  }', '}'].join('\n')

test.each([
  ['a text with ways', '    "saldo": "balance, funds"', []],
  ['an expression that says nothing', '    "another wallet": ""', []],
  [
    'no text',
    '    "saldo": ["balance"]',
    [
      '3: "saldo" has no text after it; write "what is typed": "one way, another way"',
    ],
  ],
  [
    'a bar',
    '    "saldo": "balance|funds"',
    [
      '3: "saldo" has one comma or bar too many; write "what is typed": "one way, another way"',
    ],
  ],
  [
    'a comma without a blank',
    '    "saldo": "balance,funds"',
    [
      '3: "saldo" has one comma or bar too many; write "what is typed": "one way, another way"',
    ],
  ],
  [
    'a word that stands twice',
    '    "saldo": "balance",\n    "saldo": "funds"',
    ['4: "saldo" is listed twice; join them'],
  ],
])('%s', (_, entry, messages) => {
  const found = malformedSearchWords(written(entry))
  expect(found.map(({ line, message }) => `${line}: ${message}`)).toEqual(
    messages,
  )
})

test('a language that the book does not have', () => {
  const [problem] = malformedSearchWords('{\n  "jp": {}\n}')
  expect(problem).toMatchObject({ line: 2 })
  expect(problem?.message).toMatch(
    /^"jp" is not a language of the book; it has en/,
  )
})
