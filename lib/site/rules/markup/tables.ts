import { toString as textOf } from 'mdast-util-to-string'
import type { Problem } from '@/lib/site/content/content-error'
import { nodesOf } from '@/lib/site/rules/nodes'
import { problemAt, type Rule } from '@/lib/site/rules/rule'

/** Requires a name for every column, for readers who hear the cells one by one. */
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
  return problems
}
