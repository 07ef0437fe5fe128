import type { LanguageHabits } from './habit'

/** Korean (content/style/kr.md). */
export const koreanHabits: LanguageHabits = {
  unit: 'words',
  rhythm: {
    short: 4,
    share: 15,
    inRow: 5,
    better: 'Three short sentences in a row are a sign of English',
  },
  habits: [
    {
      name: '권한이 서명',
      pattern: /권한이 (?:서명|될|되는|아닙)/gu,
      most: 0,
      better: 'a permission signs nothing',
    },
    {
      name: '묻다, 답하다',
      pattern: /물어보|물으|묻습|묻고|묻지|답합니다|대답/gu,
      most: 1,
      better: 'Nobody 묻습니다 or 답합니다',
    },
    {
      name: 'colon after a sentence',
      pattern: /(?:니다|십시오): /gu,
      most: 1,
      better: 'No colon after a sentence with a list of nouns behind it',
    },
    {
      name: '여러분, 당신',
      pattern: /여러분|당신/gu,
      most: 0,
      better: '`여러분` and `당신` are hardly ever needed',
    },
    {
      name: 'question as condition',
      pattern: /니까\?/gu,
      most: 1,
      better: 'No questions as headings of conditions',
    },
    {
      name: '그다음, 그래서, 그러면',
      pattern: /(?<!, )그다음|그래서|그러면/gu,
      most: 0.8,
      better:
        '`그다음`, `그래서`, `그러면` and `그러지 않으면` at most once in a paragraph',
    },
    {
      name: '그러지 않으면',
      pattern: /그러지 않으면/gu,
      most: 1,
      better:
        '`그다음`, `그래서`, `그러면` and `그러지 않으면` at most once in a paragraph',
    },
    {
      name: '더는, 언제나',
      pattern: /(?<![가-힣])(?:더는|언제나)(?![가-힣])/gu,
      most: 0.5,
      better: '`더 이상` and `항상` instead of `더는` and `언제나`',
    },
    {
      name: ', 곧',
      pattern: /, 곧 /gu,
      most: 0,
      better: '`즉` or a clause',
    },
    {
      name: '빌림',
      pattern: /빌림/gu,
      most: 0,
      better: 'borrow 대여(borrow)',
    },
    {
      name: '옵니다',
      pattern: /(?<![가-힣])옵니다/gu,
      most: 0.6,
      better: 'values do not `옵니다`',
    },
    {
      name: '만나다, 이어지다',
      pattern: /(?<![가-힣])(?:만납니다|만날|이어집니다)/gu,
      most: 1,
      better: 'Addresses do not `만납니다` or `이어집니다`',
    },
    {
      name: '-(으)므로',
      pattern: /므로(?![가-힣])/gu,
      most: 5,
      better:
        '-(으)므로 likewise: -아/어서, -(으)니 or a clause before a noun says it too',
    },
  ],
  unfinished: [],
}
