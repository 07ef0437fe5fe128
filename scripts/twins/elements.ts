import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

export type Element = DefaultTreeAdapterTypes.Element
export type Node = DefaultTreeAdapterTypes.ChildNode

/**
 * The article of an exported document, the only part of the page that its twin has.
 *
 * @throws when the document holds none
 */
export function articleIn(html: string): Element {
  const [article] = parseFragment(articleText(html)).childNodes
  if (article && isElement(article)) return article
  throw noArticle()
}

/**
 * The article of an exported document as it is written there.
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
    'holds no <article>: let the template of this page put its text into one (components/article/Article.tsx)',
  )

export function isElement(node: Node): node is Element {
  return 'tagName' in node
}

/** An attribute's value, or undefined where the element does not have it. */
export function attributeOf(
  element: Element,
  name: string,
): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value
}

export const elementsIn = ({ childNodes }: Element): readonly Element[] =>
  childNodes.filter(isElement)

/**
 * The text of a node with everything in it.
 *
 * @param without a class whose elements are left out
 */
export function textOf(node: Node, without?: string): string {
  if ('value' in node) return node.value
  if (!isElement(node) || (without && classOf(node) === without)) return ''
  return node.childNodes.map((child) => textOf(child, without)).join('')
}

const classOf = (element: Element) => attributeOf(element, 'class')

/** All elements of one name inside another, in order. */
export function allIn(element: Element, name: string): readonly Element[] {
  return elementsIn(element).flatMap((child) => [
    ...(child.tagName === name ? [child] : []),
    ...allIn(child, name),
  ])
}

const controls = ['button', 'nav', 'search', 'input', 'script', 'style']

/** Whether an element only serves the page: a control, a mark that is seen, a note that is hidden. */
export function isOfThePage(element: Element): boolean {
  return (
    controls.includes(element.tagName) ||
    attributeOf(element, 'hidden') !== undefined ||
    attributeOf(element, 'aria-hidden') === 'true'
  )
}

/** Whether a link leads a reader of the page to what a reader of the twin has before them: an explained term, or the place it stands at. */
export function isPlainText(link: Element): boolean {
  if (attributeOf(link, 'data-term') !== undefined) return true
  const href = attributeOf(link, 'href') ?? ''
  return href.startsWith('#') && isBelow(link, href.slice(1))
}

function isBelow({ parentNode }: Element, id: string): boolean {
  if (!parentNode || !('tagName' in parentNode)) return false
  return attributeOf(parentNode, 'id') === id || isBelow(parentNode, id)
}
