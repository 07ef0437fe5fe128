import { escapeHtml } from '@/lib/shared/escape-html'
import { hrefFor } from '@/lib/shared/href'
import { loadFrontmatter } from '@/lib/site/content/load'
import type { Page } from '@/lib/site/content/page'
import { textsOf } from '@/lib/site/i18n/texts'
import { type Term, termAnchor } from '@/lib/site/terms/read'
import { defaultLocale, type Locale } from '@/site.config'
import { chooseUses, lastRank } from './choose'
import { bookFinder, type Hit } from './find'
import { passagesOf } from './passages'

/** Terms next to a hyphen, a slash or an @ are parts of compounds and names. */
const joined = /[\p{L}\p{N}][-‑/@.]$|@$|\/$/u
const joining = /^[-‑/@](?=[\p{L}\p{N}])|^\.(?=\p{L})/u

/**
 * Turns the first use of each chosen term into a link to its entry on the A–Z page. The definitions
 * stand at the end of the article, hidden: they describe the links to screen readers, and
 * `lib/client/terms` shows them as notes. Takes and returns the page's HTML.
 */
export function explainTerms(html: string, page: Page): string {
  const from = html.indexOf('<article')
  const to = html.indexOf('</article>')
  if (from < 0 || to < 0) return html
  const article = html.slice(from, to)
  const uses = chooseUses(usesIn(article, page))
  if (uses.length === 0) return html
  const linked = uses
    .toSorted((a, b) => b.index - a.index)
    .reduce((text, use) => withLink(text, use, page), article)
  return html.slice(0, from) + linked + notes(uses, page) + html.slice(to)
}

interface Use {
  readonly id: string
  readonly rank: number
  readonly block: number
  readonly index: number
  readonly text: string
  readonly term: Term
}

function usesIn(article: string, page: Page): readonly Use[] {
  const find = bookFinder(page.locale)
  const unexplained = unexplainedOn(page.locale, page.slug)
  return passagesOf(article).flatMap(({ index, text, block }) =>
    find(text)
      .filter((hit) => !unexplained.has(hit.term.id))
      .filter((hit) => isFree(hit, text, page))
      .map((hit) => ({
        id: hit.term.id,
        rank: rankOf(hit.term, page),
        block,
        index: index + hit.index,
        text: hit.text,
        term: hit.term,
      })),
  )
}

/**
 * The ids of the terms that a page does not explain, because it uses the words in another sense.
 * They stand under `unexplained` in its own front matter and in that of its English page. Throws a
 * ContentError when a front matter is wrong.
 */
function unexplainedOn(locale: Locale, slug: string): ReadonlySet<string> {
  const { unexplained = [] } = loadFrontmatter(locale, slug)
  if (locale === defaultLocale) return new Set(unexplained)
  const english = loadFrontmatter(defaultLocale, slug).unexplained ?? []
  return new Set([...english, ...unexplained])
}

function isFree(
  { term, wrong, index, text: word }: Hit,
  text: string,
  { locale }: Page,
) {
  return (
    !wrong &&
    term.entries[locale]?.definition !== undefined &&
    !joined.test(text.slice(0, index)) &&
    !joining.test(text.slice(index + word.length))
  )
}

/**
 * The rank of a term. Terms of other pages come first, then those that this page explains itself,
 * then those that every reader knows.
 */
function rankOf({ basic, page: home }: Term, { slug }: Page): number {
  if (basic) return lastRank
  return home.split('#')[0] === slug ? 1 : 0
}

function withLink(html: string, { id, index, text }: Use, { locale }: Page) {
  const href = hrefFor(locale, 'a-z', termAnchor(id))
  const link = `<a data-term aria-describedby="note-${id}" href="${href}">${text}</a>`
  return html.slice(0, index) + link + html.slice(index + text.length)
}

function notes(uses: readonly Use[], { locale }: Page): string {
  const definitions = uses.map(
    ({ id, term: { entries } }) =>
      `<p id="note-${id}">${escapeHtml(entries[locale]?.definition ?? '')}</p>`,
  )
  const more = escapeHtml(textsOf(locale, 'azPage')('more'))
  return `<div hidden data-notes="${more}">${definitions.join('')}</div>`
}
