/** A statement at the top level of a program. */
export interface Statement {
  /** The number of its first line. */
  readonly line: number
  readonly text: string
}

/** The statements at the top level of a formatted program, each with its lines. */
export function statementsOf(source: string): readonly Statement[] {
  const lines = source.split('\n')
  const starts = lines.flatMap((line, index) =>
    /^[^\s)}\]]/.test(line) ? [index] : [],
  )
  return starts.map((start, index) => ({
    line: start + 1,
    text: lines
      .slice(start, starts[index + 1])
      .join('\n')
      .trimEnd(),
  }))
}
