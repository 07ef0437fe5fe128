import { type LanguageHabits, wholeWords } from './habit'

const nodes = 'one `lấy`, `truy vấn` or `đọc` from an RPC node'

/** Vietnamese (content/style/vi.md). */
export const vietnameseHabits: LanguageHabits = {
  unit: 'words',
  rhythm: {
    short: 8,
    share: 22,
    inRow: 8,
    better: 'Short sentences are for the point that must stick',
  },
  habits: [
    {
      name: 'nó',
      pattern: wholeWords('nó'),
      most: 0.8,
      better: '`Nó`, `của nó` and `chúng` are rare',
    },
    {
      name: 'của nó',
      pattern: /(?<!\p{L})của nó(?!\p{L})/giu,
      most: 0.5,
      better: '`Nó`, `của nó` and `chúng` are rare',
    },
    {
      name: 'chúng',
      pattern: /(?<!\p{L})chúng(?!\p{L}| tôi)/giu,
      most: 0.8,
      better: '`Nó`, `của nó` and `chúng` are rare',
    },
    {
      name: 'Hãy',
      pattern: wholeWords('hãy'),
      most: 2.7,
      better: 'Keep `Hãy` for advice that a reader may weigh',
    },
    {
      name: 'câu trả lời',
      pattern: /(?<!\p{L})(?:câu trả lời|trả lời)(?!\p{L})/giu,
      most: 1,
      better:
        'Nodes are not asked (`hỏi`) and do not answer (`trả lời`, `câu trả lời`)',
    },
    {
      name: 'hỏi',
      pattern: wholeWords('hỏi'),
      most: 1,
      better: nodes,
    },
    {
      name: 'văn bản (chuỗi)',
      pattern: /(?<!\p{L})văn bản(?!\p{L})/giu,
      most: 1.5,
      better: '`văn bản` for a string (`chuỗi`; `văn bản` is what people read)',
    },
    {
      name: 'và không gì khác',
      pattern: /không gì khác/giu,
      most: 0,
      better: '`và không gì khác` (say `chỉ`)',
    },
    {
      name: 'nhiều hơn không',
      pattern: /nhiều hơn không/giu,
      most: 0,
      better: '`nhiều hơn không` (`lớn hơn 0`)',
    },
    {
      name: 'sống tiếp',
      pattern: /sống tiếp/giu,
      most: 0,
      better: '`sống tiếp` (`vẫn còn`)',
    },
    {
      name: 'chuyển tiếp nonce',
      pattern: /chuyển tiếp (?:được )?nonce|nonce (?:được )?chuyển tiếp/giu,
      most: 0,
      better: '`chuyển tiếp nonce` (forwarding is `chuyển tiếp`)',
    },
    {
      name: 'chờ đợi (mong đợi)',
      pattern: /chờ đợi/giu,
      most: 0,
      better: '`chờ đợi` for what a program expects',
    },
    {
      name: 'joined with và',
      pattern: /, và /gu,
      most: 9.8,
      better: 'A result is not joined with `, và`',
    },
    {
      name: 'vì',
      pattern: wholeWords('vì'),
      most: 7.5,
      better: 'One `vì` and one `nên` in a paragraph are enough',
    },
    {
      name: ', nên',
      pattern: /, nên(?!\p{L})/giu,
      most: 4.5,
      better: 'One `vì` and one `nên` in a paragraph are enough',
    },
  ],
  unfinished: [],
}
