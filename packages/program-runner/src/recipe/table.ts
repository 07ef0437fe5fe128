import { inspect } from 'node-inspect-extracted'

const indexTitle = '(index)'
const valuesTitle = 'Values'

/** A table as Node's `console.table` draws it; undefined for what is no table. */
export function table(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const rows = Object.entries(data)
  const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
    typeof value === 'object' && value !== null
  const columns = [
    ...new Set(rows.flatMap(([, row]) => (isRow(row) ? Object.keys(row) : []))),
  ]
  const hasValues = rows.some(([, row]) => !isRow(row))
  const titles = [indexTitle, ...columns, ...(hasValues ? [valuesTitle] : [])]
  const cells = rows.map(([index, row]) => [
    index,
    ...columns.map((name) =>
      isRow(row) && name in row ? inspect(row[name], { depth: 0 }) : '',
    ),
    ...(hasValues ? [isRow(row) ? '' : inspect(row)] : []),
  ])
  return draw([titles, ...cells])
}

function draw(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map(
    (_, column) =>
      rows.reduce(
        (widest, row) => Math.max(widest, row[column]?.length ?? 0),
        0,
      ) + 2,
  )
  const line = (left: string, middle: string, right: string) =>
    left + widths.map((width) => '─'.repeat(width)).join(middle) + right
  const [head, ...body] = rows.map(
    (row) =>
      `│${row.map((cell, column) => ` ${cell}`.padEnd(widths[column] ?? 0)).join('│')}│`,
  )
  return [
    line('┌', '┬', '┐'),
    head,
    line('├', '┼', '┤'),
    ...body,
    line('└', '┴', '┘'),
  ].join('\n')
}
