import type { Area } from './box-layout'
import { type SetText, typeset } from './typeset'

interface TableContent {
  readonly x: number
  readonly y: number
  readonly columns: readonly number[]
  /** The rows of cells. The first cell of each row is its heading. */
  readonly rows: readonly (readonly string[])[]
  readonly lang: string
}

interface CellLayout extends Area {
  readonly text: SetText
}

export interface TableLayout extends Area {
  readonly rows: readonly (readonly CellLayout[])[]
}

const PAD_Y = 8
const PAD_X = 8

/** Lays out a small table below a drawing. Rows grow with their words. */
export function layoutTable(content: TableContent): TableLayout {
  const { x, columns, lang } = content
  const width = columns.reduce((sum, column) => sum + column, 0)
  let y = content.y
  const rows = content.rows.map((row) => {
    const texts = row.map((cell, index) =>
      typeset(
        cell,
        (columns[index] ?? 0) - PAD_X,
        index === 0 ? 'note' : 'body',
        lang,
      ),
    )
    const height = Math.max(...texts.map((text) => text.height)) + 2 * PAD_Y
    const cells = texts.map((text, index): CellLayout => {
      const left = columns
        .slice(0, index)
        .reduce((sum, column) => sum + column, x)
      return { text, x: left, y, width: columns[index] ?? 0, height }
    })
    y += height
    return cells
  })
  return { x, y: content.y, width, height: y - content.y, rows }
}
