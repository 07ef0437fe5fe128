import { diffArrays } from 'diff'
import { normalise } from './normalise'

/**
 * Compares a recorded output with a new one, both normalised.
 *
 * @returns null if they agree; else the normalised lines that differ, as `- recorded` and `+ new`
 */
export function compareOutputs(
  recorded: string,
  output: string,
): string | null {
  const before = normalise(recorded)
  const after = normalise(output)
  if (before === after) return null
  return diffArrays(before.split('\n'), after.split('\n'))
    .filter(({ added, removed }) => added || removed)
    .flatMap(({ added, value }) =>
      value.map((line) => `${added ? '+' : '-'} ${line}`),
    )
    .join('\n')
}
