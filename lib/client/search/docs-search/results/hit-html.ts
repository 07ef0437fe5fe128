import { escapeHtml, unescapeHtml } from '@/lib/shared/escape-html'
import { levels, type SearchHit } from '@/lib/shared/search/types'

/** What a hit's row is made of. All texts of records are HTML already. */
type ShownHit = Pick<
  SearchHit,
  'type' | 'content' | 'hierarchy' | '_snippetResult'
>

/**
 * The inside of a hit's row in the modal's list: its kind, its text with the found words marked, and where it stands. One string, because the
 * list is made anew at every key, and a browser reads markup faster than React makes its elements (docs/performance.md). Icons are the style
 * sheet's.
 */
export function hitHtml(hit: ShownHit): string {
  const { type } = hit
  const kind = type === 'content' ? 'text' : type === 'lvl1' ? 'page' : 'part'
  return (
    `<span class="DocSearch-Hit-icon" data-kind="${kind}"></span>` +
    '<span class="DocSearch-Hit-content-wrapper">' +
    `<span class="DocSearch-Hit-title">${titleOf(hit)}</span>` +
    `<span class="DocSearch-Hit-path">${pathOf(hit)}</span></span>`
  )
}

function titleOf({ type, content, hierarchy, _snippetResult }: ShownHit) {
  return type === 'content'
    ? (_snippetResult.content?.value ?? content ?? '')
    : (_snippetResult.hierarchy[type]?.value ?? hierarchy[type] ?? '')
}

/** The levels above a hit, from the section of the book on. */
function pathOf({ type, hierarchy }: ShownHit): string {
  const above =
    type === 'content' ? levels : levels.slice(0, levels.indexOf(type))
  return above
    .flatMap((level) => hierarchy[level] ?? [])
    .map((text) => escapeHtml(unescapeHtml(text)))
    .join(' &gt; ')
}
