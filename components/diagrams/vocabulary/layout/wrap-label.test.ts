import { textWidth } from './text-width'
import { balanceLabel, wrapLabel } from './wrap-label'

describe('wrapLabel', () => {
  test.each([
    ['a line that fits', 'Owner', 100, 'en', ['Owner']],
    ['spaces', 'Owner program', 70, 'en', ['Owner', 'program']],
    ['runs of spaces', ' Owner   program ', 200, 'en', ['Owner program']],
    ['hyphens', 'RPC-Knoten', 50, 'de', ['RPC-', 'Knoten']],
    ['soft hyphens', 'Adress\u00adtabelle', 70, 'de', ['Adress-', 'tabelle']],
    [
      'soft hyphens unused',
      'Adress\u00adtabelle',
      200,
      'de',
      ['Adresstabelle'],
    ],
    ['Thai words', 'บัญชีโปรแกรม', 60, 'th', ['บัญชี', 'โปรแกรม']],
    ['Chinese punctuation', '账户,程序。', 50, 'zh', ['账户,', '程序。']],
    ['Korean spaces', '계정 소유자', 50, 'ko', ['계정', '소유자']],
  ])('breaks at %s', (_, text, width, lang, lines) => {
    expect(wrapLabel(text, width, 14, lang)).toEqual(lines)
  })

  test.each([
    ['de', 'Aktualisierungsberechtigungsverwaltung der Programmkonten'],
    ['vi', 'Địa chỉ được dẫn xuất từ chương trình'],
    ['th', 'โปรแกรมเป็นเจ้าของบัญชีสถานะของตนเอง'],
    ['zh', '程序派生地址没有私钥，只有程序可以签名'],
    ['ko', '프로그램만이 서명할 수 있는 주소입니다'],
  ])(
    'keeps every line within the width and every letter (%s)',
    (lang, text) => {
      for (const width of [60, 90, 140, 400]) {
        const lines = wrapLabel(text, width, 14, lang)
        const widest = Math.max(...lines.map((l) => textWidth(l, 14, 'text')))
        expect(widest).toBeLessThanOrEqual(width)
        expect(letters(lines.join(''))).toBe(letters(text))
      }
    },
  )
})

test('balanceLabel evens lines out without a further one', () => {
  const text = 'May change the data and take it'
  expect(wrapLabel(text, 190, 14, 'en')).toHaveLength(2)
  expect(balanceLabel(text, 190, 14, 'en')).toEqual([
    'May change the',
    'data and take it',
  ])
})

const letters = (text: string) => text.normalize('NFC').replace(/[\s-]/gu, '')
