import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { elementsIn, isLink, propertyOf } from '../document/elements'
import { readHead } from '../document/head'

export interface Reference {
  /** The address as written, `/core-concepts/pdas.html#bump`. */
  readonly url: string
  readonly line: number
  /** True for links that readers and crawlers follow (`<a href>`). */
  readonly followed: boolean
  /** True for files that the browser loads. */
  readonly loaded: boolean
}

/** What checks need of a document: all documents would fill the memory. */
export interface Summary {
  readonly references: readonly Reference[]
  /** Ids and names that a link's `#` can lead to. */
  readonly anchors: ReadonlySet<string>
  readonly canonical: string | undefined
  readonly noindex: boolean
  readonly stylesheets: readonly string[]
  /** Scripts that the browser loads by itself. */
  readonly scripts: readonly string[]
  readonly policies: readonly string[]
  readonly inlineScripts: readonly { text: string; line: number }[]
  /** What every policy blocks, each with its line and cure. */
  readonly blocked: readonly string[]
}

/**
 * Types of script that a browser runs or reads as loading instructions. The policy has to name
 * both.
 */
const governed =
  /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i

/**
 * Reads a document once for all checks.
 *
 * @param tree of the document, with the lines of its elements
 */
export function summarize(tree: Root): Summary {
  const elements = elementsIn(tree)
  const scripts = elements.filter(({ tagName }) => tagName === 'script')
  const metas = elements.filter(({ tagName }) => tagName === 'meta')
  const sheets = elements.filter((element) => isLink(element, 'stylesheet'))
  return {
    references: elements.flatMap(referencesOf),
    anchors: new Set(
      elements.flatMap((element) =>
        valuesIn(element, element.tagName === 'a' ? ['id', 'name'] : ['id']),
      ),
    ),
    canonical: readHead('', tree).canonical,
    noindex: metas.some(
      (meta) =>
        propertyOf(meta, 'name') === 'robots' &&
        /noindex/.test(propertyOf(meta, 'content') ?? ''),
    ),
    stylesheets: sheets.flatMap((sheet) => valuesIn(sheet, ['href'])),
    scripts: scripts.flatMap((script) => valuesIn(script, ['src'])),
    policies: metas
      .filter((meta) => httpEquivOf(meta) === 'content-security-policy')
      .flatMap((meta) => valuesIn(meta, ['content'])),
    inlineScripts: scripts
      .filter(
        (script) =>
          script.properties.src === undefined &&
          governed.test((propertyOf(script, 'type') ?? '').trim()),
      )
      .map((script) => ({ text: textOf(script), line: lineOf(script) })),
    blocked: elements.flatMap(blockedIn),
  }
}

const lineOf = ({ position }: Element) => position?.start.line ?? 0

const valuesIn = (element: Element, names: readonly string[]) =>
  names.flatMap((name) => propertyOf(element, name) ?? [])

/** Properties whose value is an address. */
const addresses = ['href', 'src', 'poster', 'action', 'formAction', 'data']

/** Elements whose addresses the browser does not load by itself. */
const namesOnly = ['a', 'area', 'blockquote', 'form', 'meta']

function referencesOf(element: Element): Reference[] {
  const { tagName } = element
  const cited = tagName === 'blockquote' ? ['cite'] : []
  const sets = valuesIn(element, ['srcSet', 'imageSrcSet']).flatMap((value) =>
    value.split(',').map((part) => part.trim().split(/\s/)[0] ?? ''),
  )
  const urls = [
    ...valuesIn(element, [...addresses, ...cited]),
    ...sets,
    ...metaUrls(element),
  ]
  const followed = tagName === 'a' || tagName === 'area'
  const loaded =
    !namesOnly.includes(tagName) && !isLink(element, 'canonical', 'alternate')
  return urls.map((url) => ({ url, line: lineOf(element), followed, loaded }))
}

/** The target of a refresh, and the addresses in metadata for other sites. */
function metaUrls(element: Element): string[] {
  if (element.tagName !== 'meta') return []
  const content = propertyOf(element, 'content') ?? ''
  if (httpEquivOf(element) === 'refresh')
    return [/^\s*\d+\s*;\s*url=(.*)$/i.exec(content)?.[1] ?? '']
  return /^https?:/.test(content) ? [content] : []
}

const httpEquivOf = (meta: Element) =>
  propertyOf(meta, 'httpEquiv')?.toLowerCase()

function blockedIn(element: Element): string[] {
  const { properties, tagName } = element
  const handler = Object.keys(properties).find((name) => /^on[A-Z]/.test(name))
  const problems = [
    properties.style !== undefined &&
      'has a style attribute: use a class and a style sheet',
    tagName === 'style' && 'is an inline style sheet: move it into a .css file',
    handler &&
      `has ${handler.toLowerCase()}: listen in the client (lib/client)`,
  ]
  return problems.flatMap((problem) =>
    problem ? `${lineOf(element)}: <${tagName}> ${problem}` : [],
  )
}
