import type { Problem } from '@/lib/site/content/content-error'
import type { SourcePage } from '@/lib/site/content/source-page'
import type { Rule } from '@/lib/site/rules/rule'
import { codePlaceholder } from '@/lib/site/rules/texts'
import { styleFileOf } from '@/lib/site/rules/translation/style-file'
import {
  allowedTimes,
  countRhythm,
  ownTexts,
  type Sentence,
  sentencesWith,
  sizeOf,
  timesOf,
} from './count'
import type { Habit, LanguageHabits, Rhythm } from './habit'
import { habitsOf } from './languages'

/** A page with fewer sentences has no rhythm that could be counted. */
const fewest = 20

/** How many sentences a message shows. */
const shown = 8

/**
 * Requires that a translation has few of the habits that its language takes over from English: short
 * sentences in a row, and connectives, pronouns and calques that come again and again. Each page is
 * measured alone, so that nobody has to mend a page for what another one says.
 */
export const habitsRule: Rule = (page) => {
  const language = habitsOf[page.locale]
  if (!language) return []
  const problems = [
    ...rhythmProblems(page, language),
    ...habitProblems(page, language),
  ]
  if (!language.unfinished.includes(page.slug)) return problems
  return problems.length > 0 ? [] : [finished(page)]
}

const finished = ({ file, locale, slug }: SourcePage): Problem => ({
  file,
  line: 1,
  message: `keeps the limits of its language now; remove "${slug}" from \`unfinished\` in lib/site/rules/translation/habits/${locale}.ts`,
})

function habitProblems(
  page: SourcePage,
  { habits, unit }: LanguageHabits,
): readonly Problem[] {
  const texts = ownTexts(page)
  const size = sizeOf(texts, unit)
  return habits.flatMap((habit) => {
    const times = timesOf(texts, habit)
    const allowed = allowedTimes(habit, size, unit)
    if (times <= allowed) return []
    const sentences = sentencesWith(texts, habit)
    const message = `has "${habit.name}" ${times} times in ${size} ${unit} (at most ${allowed}): ${quoted(sentences)}${advice(page, habit)}`
    return [{ file: page.file, line: sentences[0]?.line ?? 1, message }]
  })
}

function rhythmProblems(
  page: SourcePage,
  { rhythm, unit }: LanguageHabits,
): readonly Problem[] {
  if (!rhythm) return []
  const { sentences, short, rows } = countRhythm(page, rhythm, unit)
  const share = Math.round((100 * short.length) / sentences)
  const problem = (found: readonly Sentence[], what: string) => ({
    file: page.file,
    line: found[0]?.line ?? 1,
    message: `${what}: ${quoted(found)}${advice(page, rhythm)}`,
  })
  return [
    ...(sentences >= fewest && share > rhythm.share
      ? [
          problem(
            short,
            `${share} % of the sentences have ${rhythm.short} ${unit} or fewer (at most ${rhythm.share} %); join a cause, a condition or an exception to the sentence that it belongs to, such as these`,
          ),
        ]
      : []),
    ...(rows.length > 0
      ? [
          problem(
            rows.flat(),
            `three sentences of at most ${rhythm.inRow} ${unit} in a row; join them, but not with "and"`,
          ),
        ]
      : []),
  ]
}

const advice = ({ locale }: SourcePage, { better }: Habit | Rhythm) =>
  ` (${styleFileOf(locale)} says: ${better})`

const quoted = (sentences: readonly Sentence[]) =>
  sentences
    .slice(0, shown)
    .map(
      ({ text, line }) => `${line}: ${text.replaceAll(codePlaceholder, '…')}`,
    )
    .join(' | ')
