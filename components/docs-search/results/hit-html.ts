import { levels, type SearchHit } from '@/lib/search/types'
import { escapeHtml, unescapeHtml } from '@/lib/text/escape-html'
import { harmlessMarkup } from '@/lib/text/harmless-markup'
import { headingLevel } from './heading'

/**
 * The parts of a hit's row. All texts of records are HTML already. A hosted search may send anything.
 */
type VisibleHit = Pick<SearchHit, 'hierarchy' | '_snippetResult'>

/**
 * The markup inside a hit's row: its heading, and below that its path in the book and the text with
 * the found words. It is one string, because the list renders at every key, and a browser parses
 * markup faster than React creates elements.
 */
export function hitHtml({ hierarchy, _snippetResult }: VisibleHit): string {
  const level = headingLevel(hierarchy)
  const title = _snippetResult.hierarchy[level]?.value ?? hierarchy[level] ?? ''
  const text = _snippetResult.content?.value
  const below = [
    pathOf(hierarchy),
    text && `<span class="hit-text">${harmlessMarkup(text)}</span>`,
  ]
  return (
    '<span class="DocSearch-Hit-content-wrapper">' +
    `<span class="DocSearch-Hit-title">${harmlessMarkup(title)}</span>` +
    `<span class="DocSearch-Hit-path">${below.filter(Boolean).join(' · ')}</span></span>`
  )
}

/** The titles above a heading, from the page down. The group names the section of the book. */
function pathOf(hierarchy: VisibleHit['hierarchy']): string {
  return levels
    .slice(1, levels.indexOf(headingLevel(hierarchy)))
    .flatMap((level) => hierarchy[level] ?? [])
    .map((text) => escapeHtml(unescapeHtml(text)))
    .join(' › ')
}
