import { escapeRegExp } from '@/lib/shared/escape-reg-exp'
import { fold } from './fold'
import { languageOf } from './language-of'

/** What readers of languages without blanks type for the words of our texts, besides terms. */
const phrases: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  th: {
    กระเป๋า: 'wallet',
    กระเป๋าเงิน: 'wallet',
    คีย์ส่วนตัว: 'private key',
    ค่าธรรมเนียมการโอน: 'transfer fee',
    ซีเรียลไลซ์: 'serialize',
    เช็คยอด: 'ยอดคงเหลือ',
    เช็คยอดเงิน: 'ยอดคงเหลือ',
    โปรแกรม: 'program',
    ประวัติ: 'รายการ',
    เผา: 'burn',
    มินต์: 'mint',
    ยอดเงิน: 'ยอดคงเหลือ',
    ลงนาม: 'เซ็น',
    เหรียญ: 'token',
    แลกเหรียญ: 'swap',
    อายัด: 'freeze',
    อัพเกรด: 'อัปเกรด',
    อัพเดท: 'อัปเดต',
    ในเครื่อง: 'local',
  },
  zh: { 写: '编写', 多大: '大小', 手续费: '费用' },
}

const hangul = /^\p{Script=Hangul}/u
const split = /^[\p{Script=Han}\p{Script=Thai}]+$/u
const withoutBlanks = /^[\p{Script=Han}\p{Script=Thai}\p{Script=Hangul}]/u

/** The renames of a language, `from|to` for each word that its pages do not use. */
export interface Renames {
  /** Writes a query in the words of the pages, in scripts whose words join. */
  readonly inText: (query: string) => string
  /** The words of the pages for a single word. */
  readonly ofWord: (term: string) => readonly string[]
}

/**
 * Prepares the renames of a full text. In scripts without blanks a query is also split at the words
 * of the language that are given: each then counts by itself.
 */
export function createRenames(
  lines: string,
  lang: string,
  known: readonly string[] = [],
): Renames {
  const pairs = lines.split('\n').map((line) => line.split('|'))
  const joined = new Map([
    ...known
      .filter((word) => split.test(word))
      .map((word) => [word, word] as const),
    ...Object.entries(phrases[languageOf(lang)] ?? {}),
  ])
  const single = new Map<string, string[]>()
  for (const [from = '', to = ''] of pairs) {
    if (!from) continue
    if (withoutBlanks.test(from)) joined.set(from, to)
    else single.set(fold(from), [...(single.get(fold(from)) ?? []), to])
  }
  const longestFirst = [...joined.keys()].sort((a, b) => b.length - a.length)
  const pattern =
    longestFirst.length > 0 &&
    new RegExp(longestFirst.map(escapeRegExp).join('|'), 'gu')
  const write = (found: string) => {
    const to = joined.get(found) ?? found
    return hangul.test(to) ? to : ` ${to} `
  }
  return {
    inText: (query) => (pattern ? query.replace(pattern, write) : query),
    ofWord: (term) => single.get(term) ?? [],
  }
}
