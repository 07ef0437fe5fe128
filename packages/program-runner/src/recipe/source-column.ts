interface Token {
  readonly text: string
  /** From 0 on. */
  readonly at: number
}

/** The longest line, in tokens: the comparison takes time by its square. */
const longestLine = 1_000

/**
 * The column of a line's source for a column of its code. The code has no types, so its columns may
 * be smaller.
 *
 * @param column from 1 on, as the result
 */
export function sourceColumn(
  source: string,
  code: string,
  column: number,
): number {
  if (source.length > longestLine) return column
  const tokens = tokensOf(code)
  const index = tokens.findLastIndex(({ at }) => at < column)
  const from = tokens[index]
  const to = align(tokensOf(source), tokens)[index]
  return from && to ? column + to.at - from.at : column
}

const tokensOf = (line: string): readonly Token[] =>
  Array.from(line.matchAll(/[\w$]+|[^\s\w$]/g), ({ 0: text, index }) => ({
    text,
    at: index,
  }))

/** The token of the source for each token of the code: their longest common subsequence. */
function align(
  source: readonly Token[],
  code: readonly Token[],
): readonly (Token | undefined)[] {
  const isSame = (row: number, place: number) =>
    code[row]?.text === source[place]?.text
  // The length of the common subsequence from here on.
  const common: number[][] = [...code, undefined].map(() =>
    [...source, undefined].map(() => 0),
  )
  const at = (row: number, place: number) => common[row]?.[place] ?? 0
  for (let row = code.length - 1; row >= 0; row -= 1)
    for (let place = source.length - 1; place >= 0; place -= 1) {
      const cells = common[row]
      if (cells)
        cells[place] = isSame(row, place)
          ? at(row + 1, place + 1) + 1
          : Math.max(at(row + 1, place), at(row, place + 1))
    }
  let place = 0
  return code.map((_, row) => {
    while (
      place < source.length &&
      !isSame(row, place) &&
      at(row, place + 1) >= at(row + 1, place)
    )
      place += 1
    return isSame(row, place) ? source[place++] : undefined
  })
}
