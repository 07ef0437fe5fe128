import { toString as textOf } from 'mdast-util-to-string'
import type { Problem } from '@/lib/content/content-error'
import type { SourcePage } from '@/lib/content/source-page'
import { nodesOf } from './nodes'
import { problemAt, type Rule } from './rule'

/**
 * Requires a name for every column, for screen readers, which read cells one by one, and in each
 * row as many cells as in the first: the page drops further ones.
 */
export const tablesRule: Rule = (page) => {
  const problems: Problem[] = []
  for (const table of nodesOf(page.tree, 'table')) {
    const nameless = table.children[0]?.children.find(
      (cell) => textOf(cell).trim() === '' && cell.children.length === 0,
    )
    if (nameless)
      problems.push(
        problemAt(
          page,
          nameless,
          'a column of this table has no name; write one into its first row',
        ),
      )
  }
  for (const { row, columns } of unevenRows(page))
    problems.push(
      problemAt(
        page,
        row,
        `this row has ${row.children.length} cells, and the first row of the table ${columns}; a | in a cell, also in code, is written \\|, and a text below a table begins after a blank line`,
      ),
    )
  return problems
}

/** Rows with another number of cells than the first row of their table. */
export const unevenRows = ({ tree }: SourcePage) =>
  nodesOf(tree, 'table').flatMap(({ children: [first, ...rows] }) => {
    const columns = first?.children.length ?? 0
    return rows
      .filter(({ children }) => children.length !== columns)
      .map((row) => ({ row, columns }))
  })
