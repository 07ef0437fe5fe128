import { escapeHtml, unescapeHtml } from '@/lib/shared/escape-html'
import { levels, type SearchHit } from '@/lib/shared/search/types'

/** The parts of a hit's row. All texts of records are HTML already. */
type VisibleHit = Pick<
  SearchHit,
  'type' | 'content' | 'hierarchy' | '_snippetResult'
>

/**
 * The markup inside a hit's row: its kind, its text with the found words highlighted, and its place
 * in the book. It is one string, because the list is made again at every key, and a browser reads
 * markup faster than React makes elements (docs/performance.md). The style sheet draws the icons.
 */
export function hitHtml(hit: VisibleHit): string {
  const { type } = hit
  const kind = type === 'content' ? 'text' : type === 'lvl1' ? 'page' : 'part'
  return (
    `<span class="DocSearch-Hit-icon" data-kind="${kind}"></span>` +
    '<span class="DocSearch-Hit-content-wrapper">' +
    `<span class="DocSearch-Hit-title">${titleOf(hit)}</span>` +
    `<span class="DocSearch-Hit-path">${pathOf(hit)}</span></span>`
  )
}

function titleOf({ type, content, hierarchy, _snippetResult }: VisibleHit) {
  return type === 'content'
    ? (_snippetResult.content?.value ?? content ?? '')
    : (_snippetResult.hierarchy[type]?.value ?? hierarchy[type] ?? '')
}

/** The levels above a hit, from the section of the book down. */
function pathOf({ type, hierarchy }: VisibleHit): string {
  const above =
    type === 'content' ? levels : levels.slice(0, levels.indexOf(type))
  return above
    .flatMap((level) => hierarchy[level] ?? [])
    .map((text) => escapeHtml(unescapeHtml(text)))
    .join(' &gt; ')
}
