import { termsOf } from './analysis/words'
import { answersIn, highlight } from './highlights'

const highlighting = { before: '[', after: ']', ellipsis: '…' }

const marked = (text: string, ...words: readonly string[]) =>
  highlight(
    answersIn(
      text,
      words.map((word) => new Set(termsOf(word))),
    ),
    highlighting,
  ).value

test('words of a text without blanks are marked, but no chance letters inside of others', () => {
  expect(marked('สร้าง token', 'สร้าง', 'token')).toBe('[สร้าง] [token]')
  expect(marked('ต้องมีสามอย่าง: ของ token', 'สร้าง', 'token')).toBe(
    'ต้องมีสามอย่าง: ของ [token]',
  )
  expect(marked('铸造代币', '代币')).toBe('铸造[代币]')
  expect(marked('硬币', '代币')).toBe('硬币')
})

test('a part of an identifier is marked', () => {
  expect(marked('getTokenBalance', 'token')).toBe('get[Token]Balance')
})
