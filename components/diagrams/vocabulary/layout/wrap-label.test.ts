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
})

test('balanceLabel evens lines out without a further one', () => {
  const text = 'May change the data and take it'
  expect(wrapLabel(text, 190, 14, 'en')).toHaveLength(2)
  expect(balanceLabel(text, 190, 14, 'en')).toEqual([
    'May change the',
    'data and take it',
  ])
})
