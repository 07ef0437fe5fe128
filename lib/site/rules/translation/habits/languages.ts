import type { Locale } from '@/site.config'
import { germanHabits } from './de'
import { spanishHabits } from './es'
import { frenchHabits } from './fr'
import type { LanguageHabits } from './habit'
import { indonesianHabits } from './id'
import { koreanHabits } from './kr'
import { thaiHabits } from './th'
import { turkishHabits } from './tr'
import { vietnameseHabits } from './vi'
import { chineseHabits } from './zh'

/** The habits of each language. English has rules of its own. */
export const habitsOf: Readonly<Partial<Record<Locale, LanguageHabits>>> = {
  zh: chineseHabits,
  es: spanishHabits,
  de: germanHabits,
  vi: vietnameseHabits,
  th: thaiHabits,
  fr: frenchHabits,
  id: indonesianHabits,
  kr: koreanHabits,
  tr: turkishHabits,
}
