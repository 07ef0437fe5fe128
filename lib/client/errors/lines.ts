import { fillSlots } from '@/lib/shared/fill-slots'
import { type Answer, firstOwnCode } from './answer'
import type { ErrorQuery } from './query'

/** The page's sentences with slots in braces, by their names in the document. */
export type Sentences = Readonly<Record<string, string | undefined>>

/**
 * What is said below the field: the program that failed, where the number belongs, the log's own
 * words, and how many errors of the page match.
 *
 * @param program the failed program's name, or its address where the page does not know it
 */
export function answerLines(
  query: ErrorQuery,
  { kind, rows }: Pick<Answer<unknown>, 'kind' | 'rows'>,
  sentences: Sentences,
  program: string | undefined,
): readonly string[] {
  const code = Number(query.code)
  const slots: Readonly<Record<string, string | undefined>> = {
    program,
    code: query.code,
    hex: `0x${code.toString(16)}`,
    index: String(code - firstOwnCode),
    error: [query.name, query.message].filter(Boolean).join(': '),
    count: String(rows.length),
  }
  const say = (sentence: string) => fillSlots(sentences[sentence] ?? '', slots)
  const hasFailed = query.code || query.name || query.reason
  return [
    program && hasFailed && say('failed'),
    kind === 'own' && say('ownCode'),
    kind === 'unlisted' && say('unlisted'),
    slots.error && say('logged'),
    rows.length > 0 && say('found'),
  ].flatMap((line) => line || [])
}
