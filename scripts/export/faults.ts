import { attribute, type ExportedDocument, type Tag } from './document'
import { charsetFault } from './policy'

type Rule = (tag: Tag, origins: readonly string[]) => string | undefined

const loading: Readonly<Record<string, readonly string[]>> = {
  audio: ['src'],
  embed: ['src'],
  feimage: ['href', 'xlink:href'],
  iframe: ['src'],
  image: ['href', 'xlink:href'],
  img: ['src', 'srcset'],
  object: ['data'],
  script: ['src'],
  source: ['src', 'srcset'],
  track: ['src'],
  use: ['href', 'xlink:href'],
  video: ['src', 'poster'],
}

const loadingLinks =
  /\b(stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch|icon|apple-touch-icon|manifest)\b/

const rules: readonly Rule[] = [
  (tag) =>
    attribute(tag, 'style') === undefined
      ? undefined
      : 'has a style attribute: use a class and a style sheet',
  (tag) =>
    tag.name === 'style'
      ? 'is an inline style sheet: move it into a .css file'
      : undefined,
  (tag) => {
    const handler = tag.attributes.find(({ name }) => /^on[a-z]/.test(name))
    return handler && `has ${handler.name}: listen in a client component`
  },
  (tag, origins) => {
    const url = loadedUrls(tag).find((each) => isForeign(each, origins))
    return url && `loads ${url}: serve it from public/, or configure its origin`
  },
]

/**
 * Names everything in a document that its policy would block, with the line
 * and what to do about it, and a head that has no place for the policy.
 *
 * @param origins other origins that the configuration allows
 */
export function documentFaults(
  document: ExportedDocument,
  origins: readonly string[] = [],
): string[] {
  const { file, tags } = document
  const noPlace = charsetFault(document)
  const blocked = tags.flatMap((tag) =>
    rules
      .map((rule) => rule(tag, origins))
      .filter((fault) => fault !== undefined)
      .map((fault) => `${file}:${tag.line}: <${tag.name}> ${fault}`),
  )
  return [...(noPlace ? [noPlace] : []), ...blocked]
}

/** Names everything that a style sheet loads from another origin. */
export function styleFaults(
  file: string,
  css: string,
  origins: readonly string[] = [],
): string[] {
  const urls = css.matchAll(
    /(?:url\(\s*|@import\s+)(?:"([^"]*)"|'([^']*)'|([^\s"')]+))/g,
  )
  return [...urls]
    .map(([, double, single, bare]) => double ?? single ?? bare ?? '')
    .filter((url) => isForeign(url, origins))
    .map((url) => `${file}: loads ${url}: serve it from public/`)
}

function loadedUrls(tag: Tag): string[] {
  if (tag.name === 'link') {
    const loads = loadingLinks.test(attribute(tag, 'rel') ?? '')
    return loads ? [attribute(tag, 'href') ?? ''] : []
  }
  return (loading[tag.name.toLowerCase()] ?? []).flatMap((name) => {
    const value = attribute(tag, name) ?? ''
    return name === 'srcset' ? value.split(',').map(firstWord) : [value]
  })
}

const firstWord = (text: string) => text.trim().split(/\s/)[0] ?? ''

function isForeign(url: string, origins: readonly string[]): boolean {
  const here = 'http://this.site'
  const { origin, protocol } = new URL(url, here)
  return protocol !== 'data:' && origin !== here && !origins.includes(origin)
}
