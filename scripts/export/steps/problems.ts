import type { Element, Root } from 'hast'
import { elementsIn, isLink, propertyOf } from '../document/elements'
import type { Page } from './page'

type Rule = (element: Element, site: Page['site']) => string | undefined

const loading: Readonly<Record<string, readonly string[]>> = {
  audio: ['src'],
  embed: ['src'],
  feImage: ['href', 'xLinkHref'],
  iframe: ['src'],
  image: ['href', 'xLinkHref'],
  img: ['src', 'srcSet'],
  object: ['data'],
  script: ['src'],
  source: ['src', 'srcSet'],
  track: ['src'],
  use: ['href', 'xLinkHref'],
  video: ['src', 'poster'],
}

const loadingLinks = [
  'stylesheet',
  'preload',
  'modulepreload',
  'prefetch',
  'preconnect',
  'dns-prefetch',
  'icon',
  'apple-touch-icon',
  'manifest',
]

const rules: readonly Rule[] = [
  (element) =>
    element.properties.style === undefined
      ? undefined
      : 'has a style attribute: use a class and a style sheet',
  ({ tagName }) =>
    tagName === 'style'
      ? 'is an inline style sheet: move it into a .css file'
      : undefined,
  ({ properties }) => {
    const handler = Object.keys(properties).find((name) =>
      /^on[A-Z]/.test(name),
    )
    return (
      handler &&
      `has ${handler.toLowerCase()}: listen in the client (lib/client)`
    )
  },
  (element, { origins = [] }) => {
    const url = loadedUrls(element).find((each) => isForeign(each, origins))
    return url && `loads ${url}: serve it from public/, or configure its origin`
  },
  (element, { base }) => {
    const url = loadedUrls(element).find((each) =>
      each.startsWith(`${base}/_next/`),
    )
    return (
      url &&
      `loads ${url}, which Next wrote and which is not published: serve it from public/`
    )
  },
]

/**
 * Names everything in a document that its policy would block or that must not be published, with
 * line and cure.
 */
export function documentProblems(tree: Root, page: Page): void {
  for (const element of elementsIn(tree))
    for (const rule of rules) {
      const problem = rule(element, page.site)
      const line = element.position?.start.line ?? 0
      if (problem)
        page.problems.push(
          `${page.file}:${line}: <${element.tagName}> ${problem}`,
        )
    }
}

/** Names everything that a style sheet loads from another origin. */
export function styleProblems(
  file: string,
  css: string,
  origins: readonly string[] = [],
): string[] {
  return addressesInCss(css)
    .filter((url) => isForeign(url, origins))
    .map((url) => `${file}: loads ${url}: serve it from public/`)
}

function addressesInCss(css: string): string[] {
  const urls = css.matchAll(
    /(?:url\(\s*|@import\s+)(?:"([^"]*)"|'([^']*)'|([^\s"')]+))/g,
  )
  return [...urls].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  )
}

function loadedUrls(element: Element): string[] {
  if (element.tagName === 'link')
    return isLink(element, ...loadingLinks)
      ? [propertyOf(element, 'href') ?? '']
      : []
  return (loading[element.tagName] ?? []).flatMap((name) => {
    const value = propertyOf(element, name) ?? ''
    return name === 'srcSet' ? value.split(',').map(firstWord) : [value]
  })
}

const firstWord = (text: string) => text.trim().split(/\s/)[0] ?? ''

function isForeign(url: string, origins: readonly string[]): boolean {
  const here = 'http://this.site'
  const { origin, protocol } = new URL(url, here)
  return protocol !== 'data:' && origin !== here && !origins.includes(origin)
}
