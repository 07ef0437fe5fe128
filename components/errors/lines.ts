import { fillSlots } from '@/lib/text/fill-slots'
import { type FoundErrors, firstOwnCode } from './find-errors'
import type { Pasted } from './pasted'

/** The page's sentences with slots in braces, by name. */
export type Sentences = Readonly<Record<string, string | undefined>>

/**
 * The result below the field: the program that failed, which list has the code, the text's own
 * words, and how many errors of the page match.
 *
 * @param program the failed program's name, or its address if the page does not list it
 */
export function resultLines(
  pasted: Pasted,
  { kind, rows }: Pick<FoundErrors<unknown>, 'kind' | 'rows'>,
  sentences: Sentences,
  program: string | undefined,
): readonly string[] {
  const code = Number(pasted.code)
  const { isLog, name, message } = pasted
  const slots: Readonly<Record<string, string | undefined>> = {
    program,
    code: pasted.code,
    hex: `0x${code.toString(16)}`,
    index: String(code - firstOwnCode),
    error: [isLog && name, message].filter(Boolean).join(': '),
    count: String(rows.length),
  }
  const say = (sentence: string) => fillSlots(sentences[sentence] ?? '', slots)
  const hasFailed = pasted.codeOf === 'program' || name || pasted.reason
  const isOther = kind === 'client' || kind === 'nothing'
  return [
    program && hasFailed && say('failed'),
    kind === 'own' && say('ownCode'),
    kind === 'unlisted' && say('unlisted'),
    isLog && slots.error && say('logged'),
    !isLog && isOther && message?.includes(' ') && say('other'),
    rows.length > 0 && say('found'),
  ].flatMap((line) => line || [])
}
