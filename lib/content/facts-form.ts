import { z } from 'zod'
import { parseJson } from '@/lib/files/json-file'
import { readText } from '@/lib/files/read-text'
import { cureOfName } from '@/lib/text/nearest-name'
import type { Problem } from './content-error'
import { factsFile } from './facts'
import { pastDate } from './past-date'

const text = (form: string) => z.string(form).min(1, form)

const fact = z.strictObject({
  value: z.union([text(''), z.number()], 'is a text or a number'),
  unit: text('is a text, such as bytes').optional(),
  source: text(
    'is where it was read: https://solana.com/docs/…, or a package with its version, @solana/kit 8.4.0',
  ),
  checked: pastDate,
  note: text('is a text').optional(),
})

/**
 * Problems in the form of the facts: a missing source, date or value, and unknown keys, each with
 * the line of its fact.
 */
export function malformedFacts(
  source = readText(factsFile),
): readonly Problem[] {
  const facts: Readonly<Record<string, unknown>> = parseJson(source, factsFile)
  return Object.entries(facts).flatMap(([id, value]) =>
    (fact.safeParse(value).error?.issues ?? []).flatMap((issue) =>
      explain(issue).map((message) => ({
        file: factsFile,
        line: lineOf(source, id),
        message: `"${id}" ${message}`,
      })),
    ),
  )
}

function explain(issue: z.core.$ZodIssue): readonly string[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map(
      (key) =>
        `has the unknown key "${key}"; ${cureOfName(key, Object.keys(fact.shape))}`,
    )
  const key = issue.path.join('.')
  return [
    key
      ? `has no valid "${key}"; it ${issue.message}`
      : 'is not an entry; write {"value": …, "source": "https://…", "checked": "2026-11-21"}',
  ]
}

const lineOf = (text: string, id: string) =>
  text.slice(0, text.indexOf(`${JSON.stringify(id)}:`)).split('\n').length
