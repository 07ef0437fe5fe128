import { readTerms } from '@/lib/site/terms/read'
import type { Locale } from '@/site.config'

/** What readers of languages without blanks type for the words of our texts, besides terms. */
const phrases: Partial<
  Readonly<Record<Locale, Readonly<Record<string, string>>>>
> = {
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

/** The words that no page of a language uses, each with the one that is used: `from|to`. */
export function renamesOf(locale: Locale): readonly string[] {
  const typed = Object.entries(phrases[locale] ?? {})
  const wrong = readTerms().flatMap(({ entries }) => {
    const { term, wrong = [] } = entries[locale] ?? {}
    return wrong.map((from) => [from.replace(/\*$/, ''), term] as const)
  })
  return [...typed, ...wrong].map(([from, to]) => `${from}|${to}`)
}
