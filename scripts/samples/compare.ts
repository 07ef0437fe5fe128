import { normalise } from './normalise'

/**
 * Compares a recorded output with a new one after normalising both.
 *
 * @returns null if they agree, else the lines that differ, as `- recorded` and
 * `+ new`, with the normalised ones in place of keys and times
 */
export function compareOutputs(
  recorded: string,
  output: string,
): string | null {
  const before = normalise(recorded)
  const after = normalise(output)
  if (before === after) return null
  return difference(before.split('\n'), after.split('\n')).join('\n')
}

/** The shortest list of lines taken away and added (longest common part). */
function difference(
  before: readonly string[],
  after: readonly string[],
): readonly string[] {
  const common = commonLengths(before, after)
  const at = (row: number, column: number) => common[row]?.[column] ?? 0
  const lines: string[] = []
  let i = 0
  let j = 0
  while (i < before.length || j < after.length) {
    if (i < before.length && before[i] === after[j]) {
      i += 1
      j += 1
    } else if (
      i < before.length &&
      (j === after.length || at(i + 1, j) >= at(i, j + 1))
    ) {
      lines.push(`- ${before[i]}`)
      i += 1
    } else {
      lines.push(`+ ${after[j]}`)
      j += 1
    }
  }
  return lines
}

/** For each pair of places the length of the common part behind them. */
function commonLengths(before: readonly string[], after: readonly string[]) {
  const rows: number[][] = []
  rows[before.length] = new Array(after.length + 1).fill(0)
  for (let i = before.length - 1; i >= 0; i -= 1) {
    const row: number[] = new Array(after.length + 1).fill(0)
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const next = rows[i + 1]
      row[j] =
        before[i] === after[j]
          ? (next?.[j + 1] ?? 0) + 1
          : Math.max(next?.[j] ?? 0, row[j + 1] ?? 0)
    }
    rows[i] = row
  }
  return rows
}
