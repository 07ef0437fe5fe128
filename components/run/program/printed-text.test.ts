import { shownText } from './printed-text'

const marks = '\u0311\u0323'

test.each([
  ['an ordinary text', 'one\ntwo\n', 'one\ntwo\n'],
  ['Thai and Vietnamese', 'ที่นี่ Tiếng', 'ที่นี่ Tiếng'],
  ['a long line', 'x'.repeat(2_500), `${'x'.repeat(2_000)} … (+500)`],
  [
    'many lines',
    'a\n'.repeat(1_000),
    `${Array(200).fill('a').join('\n')} … (+1601)`,
  ],
  ['marks in a row', `Z${marks.repeat(35)}`, `Z${marks.repeat(4)}`],
  ['controls of direction', 'a\u202Eb\u2067', 'a\\u202Eb\\u2067'],
])('%s', (_, text, shown) => expect(shownText(text)).toBe(shown))
