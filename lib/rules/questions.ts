import type { Problem } from '@/lib/content/content-error'
import { readText } from '@/lib/files/read-text'
import { isPublishedId } from '@/lib/links/published'
import {
  lineOfQuestions,
  questionsFile,
  readQuestions,
  wholePage,
} from '@/lib/search/text/questions'
import { defaultLocale } from '@/site.config'
import type { Rule } from './rule'

/**
 * Hints at sections of an English page without questions, and in any language at questions of a
 * heading that the page does not have.
 */
export const questionsRule: Rule = ({ locale, slug, file, headings }) => {
  const questions = readQuestions(locale, slug)
  const keys = Object.keys(questions)
  const other = questionsFile(locale, slug)
  const ids = headings.map(({ id }) => id)
  const unknown = keys
    .filter((key) => key !== wholePage && !ids.includes(key))
    .filter((key) => locale !== defaultLocale || !isPublishedId(slug, key))
    .map((key): Problem => {
      const message = `"${key}" is the id of no heading of ${file}; correct it, or remove its questions`
      const line = lineOfQuestions(readText(other), key)
      return { file: other, line, message }
    })
  if (locale !== defaultLocale) return unknown
  const lacking = headings
    .filter(({ id, depth }) => depth > 1 && !keys.includes(id))
    .map(({ id, line }): Problem => {
      const message = `no questions lead the search to "${id}"; add some to ${other}`
      return { file, line, message }
    })
  return [...unknown, ...lacking]
}
