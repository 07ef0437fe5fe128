import type { Element, ElementContent } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { parseFragment } from 'parse5'

/**
 * The article of an exported document, the only part of the page that its twin holds.
 *
 * @throws when the document holds none
 */
export function articleIn(html: string): Element {
  const tree = fromParse5(parseFragment(articleText(html)))
  const article = 'children' in tree ? tree.children[0] : undefined
  if (article?.type === 'element') return article
  throw noArticle()
}

/**
 * The source text of an exported document's article.
 *
 * @throws when the document holds none
 */
export function articleText(html: string): string {
  const from = html.indexOf('<article')
  const to = html.indexOf('</article>')
  if (from < 0 || to < 0) throw noArticle()
  return html.slice(from, to)
}

const noArticle = () =>
  new Error(
    'has no <article>: let the template of this page put its text into one (components/article/Article.tsx)',
  )

/**
 * An element without parts that only serve the page: controls, hidden notes, and links to text that
 * a reader of the twin sees already.
 *
 * @param around the ids of the elements around it
 */
export function readable(
  { type, tagName, properties, children }: Element,
  around: readonly unknown[] = [],
): Element {
  const ids = [...around, properties.id]
  const inside = children.flatMap((child): ElementContent[] => {
    if (child.type === 'text') return [{ type: 'text', value: child.value }]
    if (child.type !== 'element' || isOfThePage(child)) return []
    if (child.tagName === 'header') return titleIn(child)
    if (child.tagName === 'pre') return [{ ...child, children: runsIn(child) }]
    const element = readable(child, ids)
    return isPlainText(child, ids) ? element.children : [element]
  })
  return { type, tagName, properties, children: inside }
}

/** The title in an article's header. The rest of the header stands in the front matter. */
const titleIn = (header: Element) =>
  childElements(header, 'h1').map((title) => readable(title))

/**
 * The text of a listing without its colors, in few nodes for speed. Lines that the page folds stay
 * in elements of their own.
 */
function runsIn({ children }: Element): ElementContent[] {
  const runs: ElementContent[] = []
  const add = (run: ElementContent) => {
    const last = runs.at(-1)
    if (run.type === 'text' && last?.type === 'text') last.value += run.value
    else runs.push(run)
  }
  for (const child of children) {
    if (child.type === 'text') add({ type: 'text', value: child.value })
    if (child.type !== 'element') continue
    if (isFolded(child)) add({ ...child, children: runsIn(child) })
    else runsIn(child).forEach(add)
  }
  return runs
}

/** True for the lines of a listing that the page folds. */
const isFolded = ({ properties: { className } }: Element) =>
  Array.isArray(className) && className.includes('rest')

/** The child elements, all or those of one name. */
export const childElements = ({ children }: Element, name?: string) =>
  children
    .filter((child) => child.type === 'element')
    .filter(({ tagName }) => name === undefined || tagName === name)

const controls = ['button', 'nav', 'search', 'input', 'script', 'style']

/**
 * True for controls, decoration that screen readers skip, hidden notes, lines for the page alone, and
 * what a page says of its excerpts: the twin holds whole programs.
 */
const isOfThePage = ({ tagName, properties }: Element) =>
  controls.includes(tagName) ||
  Boolean(properties.hidden) ||
  properties.dataLeftOut !== undefined ||
  properties.dataPageOnly !== undefined ||
  properties.ariaHidden === 'true'

/** True for a link that leads nowhere new: to an explained term, or to the section around it. */
function isPlainText(
  { tagName, properties }: Element,
  ids: readonly unknown[],
): boolean {
  if (tagName !== 'a') return false
  const { href, dataTerm } = properties
  if (href === undefined || dataTerm !== undefined) return true
  return ids.some((id) => id !== undefined && href === `#${id}`)
}
