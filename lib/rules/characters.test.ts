/** @jest-environment node */
import { parseSourcePage } from '@/lib/content/source-page'
import { charactersRule, withoutInvisible } from './characters'

const problemsIn = (text: string) =>
  charactersRule(parseSourcePage('en', 'guides/new', `Words.\n\n${text}\n`))

test.each([
  ['the override of direction', 'a \u202Eb\u202C', '202E'],
  ['a zero-width space', 'a.\u200B', '200B'],
  ['a zero-width joiner', 'a\u200Db', '200D'],
  ['a soft hyphen', 'ac\u00ADcount', '00AD'],
  ['a line separator', 'a\u2028b', '2028'],
  ['a byte order mark inside', 'a\uFEFFb', 'FEFF'],
  ['a filler of Hangul', '계정\u3164', '3164'],
  ['a control character', '`a\u0008b`', '0008'],
])('%s is refused, and can be removed', (_, text, code) => {
  expect(problemsIn(text)).toEqual([
    expect.objectContaining({
      line: 3,
      message: expect.stringContaining(`U+${code}, which nobody sees`),
    }),
  ])
  expect(problemsIn(withoutInvisible(text))).toEqual([])
})

test('a letter that an editor has lost is named', () => {
  expect(problemsIn('caf\uFFFD')).toEqual([
    expect.objectContaining({
      line: 3,
      message: expect.stringContaining('lost'),
    }),
  ])
})

test.each([
  ['One\u000Btwo', 'One two'],
  ['One\u2028two', 'One two'],
  ['One\u200Btwo', 'Onetwo'],
])('%j is repaired to %j, without joining words', (text, right) => {
  expect(withoutInvisible(text)).toBe(right)
})

test.each(['Itâ€™s', 'cafÃ©', '5Â°'])(
  'a text that a program misread is named: %s',
  (text) => {
    expect(problemsIn(text)).toEqual([
      expect.objectContaining({
        line: 3,
        message: expect.stringContaining('before a program misread it'),
      }),
    ])
  },
)

test.each([
  '```sh\nls\u00A0-l\n```',
  'Run `ls\u2009-l`.',
  'Run `echo “hi”`.',
  '```sh\nnpm i –save\n```',
])('a space in code or a mark that no shell knows is refused: %j', (text) => {
  expect(problemsIn(text)).toEqual([
    expect.objectContaining({
      line: 3,
      message: expect.stringContaining('write a plain space'),
    }),
  ])
})

test('the spaces, marks and signs of the languages stay', () => {
  expect(
    problemsIn('« Pourquoi\u202F? »\u00A0: ⚠️, \tที่, 한국어, İı, chữ, &#8203;'),
  ).toEqual([])
})
