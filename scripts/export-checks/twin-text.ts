import MarkdownIt from 'markdown-it'
import {
  allIn,
  articleIn,
  attributeOf,
  type Element,
  elementsIn,
  isOfThePage,
  isPlainText,
  textOf,
} from '../twins/elements'

/** What a page and its twin have to have in common, each in order. */
export interface TwinText {
  readonly headings: readonly string[]
  readonly code: readonly string[]
  readonly links: readonly string[]
}

/** A parser of its own, so that the twin is read as others read it. Addresses stay as they are written. */
const markdown = new MarkdownIt()
markdown.normalizeLink = (url) => url
markdown.validateLink = () => true

/** Reads Markdown without its front matter. */
export function textOfMarkdown(text: string): TwinText {
  const tokens = markdown.parse(text, {})
  const inline = tokens.flatMap(({ children }) => children ?? [])
  return {
    headings: tokens.flatMap(({ type, tag }, place) =>
      type === 'heading_open'
        ? [`${tag} ${plain(tokens[place + 1]?.children ?? [])}`]
        : [],
    ),
    code: tokens
      .filter(({ type }) => type === 'fence')
      .map(({ content }) => withoutEnd(content)),
    links: inline.flatMap(
      (token) =>
        String(token.attrGet('href') ?? token.attrGet('src') ?? '') || [],
    ),
  }
}

const plain = (tokens: readonly { type: string; content: string }[]) =>
  tokens
    .map(({ type, content }) => (type === 'softbreak' ? ' ' : content))
    .join('')

/**
 * Reads the article of a document.
 *
 * @param url of the page, from which its links are read
 */
export function textOfPage(html: string, url: string): TwinText {
  const article = articleIn(html)
  const addressOf = (element: Element) =>
    attributeOf(element, 'href') ?? attributeOf(element, 'src')
  return {
    headings: named(article, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6').map(
      (heading) =>
        `${heading.tagName} ${textOf(heading)
          .replace(/[ \t\r\n\f]+/g, ' ')
          .trim()}`,
    ),
    code: allIn(article, 'pre').map((pre) => withoutEnd(textOf(pre))),
    links: named(article, 'a', 'img')
      .filter((element) => !isPlainText(element))
      .flatMap((element) => addressOf(element) ?? [])
      .map((address) => new URL(address, url).href),
  }
}

function named(element: Element, ...names: readonly string[]): Element[] {
  return elementsIn(element).flatMap((child) => [
    ...(names.includes(child.tagName) ? [child] : []),
    ...(isOfThePage(child) ? [] : named(child, ...names)),
  ])
}

const withoutEnd = (code: string) => code.replace(/\n+$/, '')
