import type { Element } from 'hast'
import { toString as textIn } from 'hast-util-to-string'
import MarkdownIt from 'markdown-it'
import { visit } from 'unist-util-visit'
import { articleIn, readable } from '../twins/article'

/** The content that a page and its twin must share, each list in order. */
export interface TwinText {
  readonly headings: readonly string[]
  readonly code: readonly string[]
  readonly links: readonly string[]
}

/**
 * A second Markdown parser, so that the twin is read as other programs read it. Addresses stay as
 * written.
 */
const markdown = new MarkdownIt()
markdown.normalizeLink = (url) => url
markdown.validateLink = () => true

/** Reads a Markdown text without its front matter. */
export function textOfMarkdown(text: string): TwinText {
  const tokens = markdown.parse(text, {})
  const inline = tokens.flatMap(({ children }) => children ?? [])
  return {
    headings: tokens.flatMap(({ type, tag }, index) =>
      type === 'heading_open'
        ? [`${tag} ${plain(tokens[index + 1]?.children ?? [])}`]
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
 * @param url of the page, which its links are resolved against
 */
export function textOfPage(html: string, url: string): TwinText {
  const article = articleIn(html)
  const addressOf = ({ properties }: Element) =>
    properties.href ?? properties.src
  return {
    headings: named(article, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6').map(
      (heading) =>
        `${heading.tagName} ${textIn(heading)
          .replace(/[ \t\r\n\f]+/g, ' ')
          .trim()}`,
    ),
    code: named(article, 'pre').map((pre) => withoutEnd(textIn(pre))),
    links: named(readable(article), 'a', 'img')
      .flatMap((element) => addressOf(element) ?? [])
      .map((address) => new URL(String(address), url).href),
  }
}

function named(article: Element, ...names: readonly string[]): Element[] {
  const found: Element[] = []
  visit(article, 'element', (element) => {
    if (names.includes(element.tagName)) found.push(element)
  })
  return found
}

const withoutEnd = (code: string) => code.replace(/\n+$/, '')
