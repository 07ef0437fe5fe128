import type { Element, ElementContent, Nodes, Parents } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import {
  defaultHandlers,
  type Handle,
  type State,
  toMdast,
} from 'hast-util-to-mdast'
import type {
  Blockquote,
  ListItem,
  Paragraph,
  PhrasingContent,
  Strong,
  Text,
} from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { phrasing } from 'mdast-util-phrasing'
import { toMarkdown } from 'mdast-util-to-markdown'
import { parseFragment } from 'parse5'

/** The facts of a page that its Markdown needs. */
export interface PageContext {
  /** The page's full address, which its links are resolved against. */
  readonly url: string
  /** The word for a diagram in the page's language, with its colon. */
  readonly diagram: string
  /** True for each program in its first language only, reduced to its essential lines. */
  readonly brief?: boolean
}

/**
 * The source text of an exported document's article, the only part of the page in its Markdown
 * copy.
 *
 * @throws when the document has none
 */
export function articleIn(html: string): string {
  const from = html.indexOf('<article')
  if (from >= 0) return html.slice(from, html.indexOf('</article>'))
  throw new Error(
    'has no <article>: let the template of this page put its text into one (components/article/Article.tsx)',
  )
}

/**
 * Writes an article as Markdown. The source is the finished page, not its MDX, so that the Markdown
 * copy has the output of every component.
 */
export function markdownOf(
  article: string,
  { url, diagram, brief = false }: PageContext,
): string {
  const tree = fromParse5(parseFragment(article))
  const base = { href: url }
  const page = toMdast(
    {
      type: 'root',
      children: [
        { type: 'element', tagName: 'base', properties: base, children: [] },
        ...childElements(tree).map((element) => readable(element, brief)),
      ],
    },
    { handlers: handlersFor(diagram, brief), document: true },
  )
  return toMarkdown(page, {
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: '-',
    rule: '-',
  })
}

/**
 * An element without parts that only serve the page: controls, hidden notes, and links to text that
 * a reader of the Markdown copy sees already.
 *
 * @param around the ids of the elements around it
 */
function readable(
  element: Element,
  brief: boolean,
  around: readonly unknown[] = [],
): Element {
  const ids = [...around, element.properties.id]
  const children = shownChildren(element, brief).flatMap(
    (child): ElementContent[] => {
      if (child.type === 'text') return [child]
      if (child.type !== 'element' || isOfThePage(child)) return []
      if (child.tagName === 'pre') return [child]
      const inside = readable(child, brief, ids)
      // The front matter has the rest of the header.
      if (child.tagName === 'header') return [...childElements(inside, 'h1')]
      return isPlainText(child, ids) ? inside.children : [inside]
    },
  )
  return { ...element, children }
}

/** The children; in brief only the program of a code group's first tab. */
function shownChildren({ children, properties }: Element, brief: boolean) {
  if (!brief || properties.role !== 'tabpanel') return children
  if (properties.dataActive === undefined) return []
  const program = children.findIndex(
    (child) =>
      child.type === 'element' && childElements(child, 'pre').length > 0,
  )
  return children.slice(0, program + 1)
}

const controls = ['button', 'nav', 'search', 'input', 'script', 'style']

/**
 * True for controls, decoration that screen readers skip, hidden notes, lines for the page alone,
 * and notes about excerpts: the Markdown copy has whole programs.
 */
const isOfThePage = ({ tagName, properties }: Element) =>
  controls.includes(tagName) ||
  Boolean(properties.hidden) ||
  properties.dataLeftOut !== undefined ||
  properties.dataPageOnly !== undefined ||
  properties.ariaHidden === 'true'

/** True for a link that leads nowhere new: to an explained term, or to the section around it. */
function isPlainText(
  { tagName, properties: { href, dataTerm } }: Element,
  ids: readonly unknown[],
): boolean {
  if (tagName !== 'a') return false
  if (href === undefined || dataTerm !== undefined) return true
  return ids.some((id) => id !== undefined && href === `#${id}`)
}

/** The child elements, all or those of one name. */
const childElements = (parent: Nodes, name?: string): readonly Element[] =>
  ('children' in parent ? parent.children : []).flatMap((child) =>
    child.type === 'element' && (name ?? child.tagName) === child.tagName
      ? child
      : [],
  )

/**
 * Handlers for elements that Markdown does not have, or that mean more on our pages than elsewhere.
 * The library writes all others.
 */
function handlersFor(diagram: string, brief: boolean): Record<string, Handle> {
  const written = new Set<string>()
  return {
    aside: quote,
    // A diagram becomes its text alternative. The caption follows.
    div: (state, element, parent) =>
      parent?.type === 'element' &&
      parent.tagName === 'figure' &&
      element.properties.ariaLabel
        ? {
            type: 'paragraph',
            children: [
              strong([text(diagram)]),
              text(` ${element.properties.ariaLabel}`),
            ],
          }
        : state.toFlow(state.all(element)),
    dl: (state, element) => {
      const entries = childElements(element)
      const children = entries.map((entry) => definition(state, entry))
      return {
        type: 'list',
        spread: children.some(({ spread }) => spread),
        children,
      }
    },
    figure: quote,
    p: (state, element, parent) =>
      isLabel(element, parent)
        ? label(state, element)
        : defaultHandlers.p(state, element),
    pre: (_, element) => {
      const whole = codeIn(element, false)
      // A program is in full once. Where it is repeated, another region of it is meant.
      const again = written.has(whole)
      written.add(whole)
      return {
        type: 'code',
        lang: String(element.properties.dataLang ?? 'text'),
        value: codeIn(element, brief || again).replace(/\n+$/, ''),
      }
    },
    summary: label,
    svg: () => undefined,
  }
}

const quote = (state: State, element: Element): Blockquote => ({
  type: 'blockquote',
  children: state.toFlow(state.all(element)),
})

const label = (state: State, element: Element): Paragraph => ({
  type: 'paragraph',
  children: [strong(lineOf(state, element))],
})

/** True for a paragraph that is the title of a callout or of the listing after it. */
function isLabel(element: Element, parent: Parents | undefined): boolean {
  if (parent?.type !== 'element') return false
  const siblings = childElements(parent)
  const index = siblings.indexOf(element)
  if (parent.tagName === 'aside') return index === 0
  return siblings[index + 1]?.tagName === 'pre'
}

/** An entry of a list of terms: its parts in bold, then its definition. */
function definition(state: State, entry: Element): ListItem {
  const linesOf = (name: string) =>
    childElements(entry, name).map((element) => lineOf(state, element))
  const parts = linesOf('dt').flat()
  const term = parts.flatMap((part, index) =>
    index > 0 ? [text(' · '), part] : [part],
  )
  const [first = [], ...more] = linesOf('dd')
  const paragraphs = [[strong(term), text(': '), ...first], ...more]
  return {
    type: 'listItem',
    spread: more.length > 0,
    children: paragraphs.map((children) => ({ type: 'paragraph', children })),
  }
}

/** The text of a program or its output, in brief without the lines that the page folds. */
function codeIn(node: Nodes, brief: boolean): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  const names = node.type === 'element' && node.properties.className
  if (brief && Array.isArray(names) && names.includes('rest')) return ''
  return node.children.map((child) => codeIn(child, brief)).join('')
}

/** The content of an element with one line of text. */
const lineOf = (state: State, element: Element): PhrasingContent[] =>
  state.all(element).filter((node) => phrasing(node))

const text = (value: string): Text => ({ type: 'text', value })

const strong = (children: PhrasingContent[]): Strong => ({
  type: 'strong',
  children,
})
