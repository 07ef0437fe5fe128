import type { Element, Root } from 'hast'
import { elementsIn, isLink, propertyOf, textOf } from '../document/elements'
import { readHead } from '../document/head'

export interface Reference {
  /** The address as written, `/core-concepts/pdas.html#bump`. */
  readonly url: string
  readonly line: number
  /**
   * True for links that readers and crawlers follow (`<a href>`), false for files that the browser
   * loads.
   */
  readonly followed: boolean
}

/** The facts that checks need of a document. All documents themselves would fill the memory. */
export interface Summary {
  readonly references: readonly Reference[]
  /** Ids and names that a link's `#` can lead to. */
  readonly anchors: ReadonlySet<string>
  readonly canonical: string | undefined
  readonly noindex: boolean
  readonly stylesheets: readonly string[]
  /** Scripts that the browser loads by itself, to run them or ahead of time. */
  readonly scripts: readonly string[]
  readonly policies: readonly string[]
  readonly inlineScripts: readonly { text: string; line: number }[]
}

/** Properties that hold an address, by element. `*` stands for every element. */
const addresses: Readonly<Record<string, readonly string[]>> = {
  '*': ['href', 'src', 'poster', 'action', 'formAction', 'data'],
  blockquote: ['cite'],
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
  const hrefsOf = (wanted: (link: Element) => boolean) =>
    valuesOf(elements.filter(wanted), 'href')
  return {
    references: elements.flatMap(referencesOf),
    anchors: new Set(elements.flatMap(anchorsOf)),
    canonical: readHead('', tree).canonical,
    noindex: metas.some(isNoindex),
    stylesheets: hrefsOf((each) => isLink(each, 'stylesheet')),
    scripts: [...valuesOf(scripts, 'src'), ...hrefsOf(isScriptAhead)],
    policies: valuesOf(metas.filter(isPolicy), 'content'),
    inlineScripts: scripts
      .filter(
        (script) =>
          script.properties.src === undefined &&
          governed.test((propertyOf(script, 'type') ?? '').trim()),
      )
      .map((script) => ({ text: textOf(script), line: lineOf(script) })),
  }
}

const lineOf = ({ position }: Element) => position?.start.line ?? 0

function referencesOf(element: Element): Reference[] {
  const { tagName } = element
  const names = [...(addresses['*'] ?? []), ...(addresses[tagName] ?? [])]
  const urls = [
    ...valuesIn(element, names),
    ...srcset(element),
    ...metaUrls(element),
  ]
  const followed = tagName === 'a' || tagName === 'area'
  return urls.map((url) => ({ url, line: lineOf(element), followed }))
}

function anchorsOf(element: Element): string[] {
  return valuesIn(element, element.tagName === 'a' ? ['id', 'name'] : ['id'])
}

function srcset(element: Element): string[] {
  return valuesIn(element, ['srcSet', 'imageSrcSet']).flatMap((value) =>
    value.split(',').map((part) => part.trim().split(/\s/)[0] ?? ''),
  )
}

/** The target of a refresh, and the addresses in metadata for other sites. */
function metaUrls(element: Element): string[] {
  if (element.tagName !== 'meta') return []
  const content = propertyOf(element, 'content') ?? ''
  const refresh = content.match(/^\s*\d+\s*;\s*url=(.*)$/i)?.[1]
  if (httpEquivOf(element) === 'refresh')
    return refresh === undefined ? [] : [refresh]
  return /^https?:/.test(content) ? [content] : []
}

const httpEquivOf = (meta: Element) =>
  propertyOf(meta, 'httpEquiv')?.toLowerCase()

const isPolicy = (meta: Element) =>
  httpEquivOf(meta) === 'content-security-policy'

const isNoindex = (meta: Element) =>
  propertyOf(meta, 'name') === 'robots' &&
  /noindex/.test(propertyOf(meta, 'content') ?? '')

const isScriptAhead = (element: Element) =>
  isLink(element, 'modulepreload') ||
  (propertyOf(element, 'as') === 'script' &&
    isLink(element, 'preload', 'prefetch'))

const valuesOf = (elements: readonly Element[], name: string) =>
  elements.flatMap((element) => propertyOf(element, name) ?? [])

const valuesIn = (element: Element, names: readonly string[]) =>
  names.flatMap((name) => propertyOf(element, name) ?? [])
