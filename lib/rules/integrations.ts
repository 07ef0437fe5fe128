import { toString as textOf } from 'mdast-util-to-string'
import { slugsOf } from '@/lib/content/files'
import { loadFrontmatter } from '@/lib/content/load'
import { nodesOf } from './nodes'
import { problemAt, type Rule } from './rule'

/**
 * Requires that the index of the integrations has a row for each of their pages, with the status
 * that the page has.
 */
export const integrationsRule: Rule = (page) => {
  if (page.slug !== 'integrations') return []
  const [table = page.tree] = nodesOf(page.tree, 'table')
  const rows = nodesOf(page.tree, 'tableRow').map((row) => {
    const [name] = row.children[0]?.children ?? []
    return { row, href: name?.type === 'link' ? name.url : '' }
  })
  return slugsOf(page.locale)
    .filter((slug) => slug.startsWith(`${page.slug}/`))
    .flatMap((slug) => {
      const row = rows.find(({ href }) => href === `/${slug}`)?.row
      const { title, status } = loadFrontmatter(page.locale, slug)
      if (!row)
        return problemAt(
          page,
          table,
          `no row of this table begins with a link to /${slug}; add one: | [${title}](/${slug}) | … |`,
        )
      return status && !row.children.some((cell) => textOf(cell) === status)
        ? problemAt(
            page,
            row,
            `this row does not say "${status}", the status of /${slug}; correct one of them`,
          )
        : []
    })
}
