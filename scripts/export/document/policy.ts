import type { Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { digest } from '../files/digest'
import { allNamed, propertyOf, rootOf } from './elements'

/** Sources that a configured service (analytics, hosted search) needs beyond the site itself. */
export interface PolicyExtras {
  readonly scripts?: readonly string[]
  readonly styles?: readonly string[]
  readonly images?: readonly string[]
  readonly connections?: readonly string[]
}

const scriptTypes = ['', 'module', 'text/javascript']

/** The source expression that allows one inline script or style. */
export function hashOf(text: string): string {
  return `'${digest(text)}'`
}

/** The texts of the inline scripts that a browser would run. */
export function inlineScripts(tree: Root): string[] {
  return allNamed(tree, 'script')
    .filter(
      (script) =>
        script.properties.src === undefined &&
        scriptTypes.includes(propertyOf(script, 'type') ?? ''),
    )
    .map(textOf)
}

/** Every string that becomes markup or a script passes the rules of lib/client/trusted-types.ts. */
const trustedTypes = [
  ['require-trusted-types-for', "'script'"],
  ['trusted-types', 'default'],
] as const

/** The style element inside the logo of DocSearch's modal (docs/docsearch.md). */
const docSearchStyle = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}'

/**
 * The content security policy of one document. It allows the site itself, the document's own inline
 * scripts by their hashes, and the configured services, and forbids everything else.
 *
 * @param frames `'self'` where recipes run, in the frame of scripts/export/run/frame.ts
 */
export function contentPolicy(
  scripts: readonly string[],
  extras: PolicyExtras = {},
  frames: "'self'" | "'none'" = "'none'",
): string {
  const { connections = [], images = [], styles = [] } = extras
  const hashes = [...new Set(scripts.map(hashOf))]
  return [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...hashes, ...(extras.scripts ?? [])],
    ['style-src', "'self'", hashOf(docSearchStyle), ...styles],
    ['img-src', "'self'", 'data:', ...images],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...connections],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['frame-src', frames],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ...trustedTypes,
  ]
    .map((directive) => directive.join(' '))
    .join('; ')
}

/**
 * The only documents that never show a recipe. All others may: a soft navigation changes the page,
 * but a document keeps its policy.
 */
const missingPage = /(?:^|\/)404\.html$/

/**
 * Writes a document's policy into its head: right after the charset, before everything to which it
 * applies.
 */
export function policy(tree: Root, file: string, extras?: PolicyExtras): void {
  const { children } = rootOf(tree).head
  const charset = children.findIndex(
    (child) =>
      child.type === 'element' && propertyOf(child, 'charSet') !== undefined,
  )
  const content = contentPolicy(
    inlineScripts(tree),
    extras,
    missingPage.test(file) ? "'none'" : "'self'",
  )
  children.splice(charset + 1, 0, {
    type: 'element',
    tagName: 'meta',
    properties: { httpEquiv: ['Content-Security-Policy'], content },
    children: [],
  })
}

/** The tag that carries a policy. */
export function policyTag(content: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${content}">`
}
