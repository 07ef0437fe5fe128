import { diffArrays } from 'diff'
import { normalizeOutput } from '@/lib/shared/run/normalize-output'

/**
 * Compares a recorded output with a new one, both normalized.
 *
 * @returns null if they agree; else the normalized lines that differ, as `- recorded` and `+ new`
 */
export function compareOutputs(
  recorded: string,
  output: string,
): string | null {
  const before = normalizeOutput(recorded)
  const after = normalizeOutput(output)
  if (before === after) return null
  return diffArrays(before.split('\n'), after.split('\n'))
    .filter(({ added, removed }) => added || removed)
    .flatMap(({ added, value }) =>
      value.map((line) => `${added ? '+' : '-'} ${line}`),
    )
    .join('\n')
}
