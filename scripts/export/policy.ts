import { attribute, type ExportedDocument } from './document'
import { digest } from './integrity'

/** What a configured service (analytics, hosted search) needs beyond us. */
export interface PolicyExtras {
  readonly scripts?: readonly string[]
  readonly styles?: readonly string[]
  readonly images?: readonly string[]
  readonly connections?: readonly string[]
}

/** What two configured services need together. */
export function joinExtras(
  a: PolicyExtras = {},
  b: PolicyExtras = {},
): PolicyExtras {
  return {
    scripts: [...(a.scripts ?? []), ...(b.scripts ?? [])],
    styles: [...(a.styles ?? []), ...(b.styles ?? [])],
    images: [...(a.images ?? []), ...(b.images ?? [])],
    connections: [...(a.connections ?? []), ...(b.connections ?? [])],
  }
}

const scriptTypes = ['', 'module', 'text/javascript']

/** The source expression that lets one inline script or style through. */
export function hashOf(text: string): string {
  return `'${digest(text)}'`
}

/** The texts of the inline scripts that a browser would run. */
export function inlineScripts({ tags }: ExportedDocument): string[] {
  return tags
    .filter(
      (tag) =>
        tag.name === 'script' &&
        attribute(tag, 'src') === undefined &&
        scriptTypes.includes(attribute(tag, 'type') ?? ''),
    )
    .map((tag) => tag.text)
}

/**
 * The content security policy of one document: everything is forbidden but
 * what comes from the site itself, the document's own inline scripts by their
 * hashes, and what is configured.
 */
export function contentPolicy(
  scripts: readonly string[],
  extras: PolicyExtras = {},
): string {
  const { connections = [], images = [], styles = [] } = extras
  const hashes = [...new Set(scripts.map(hashOf))]
  return [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...hashes, ...(extras.scripts ?? [])],
    ['style-src', "'self'", ...styles],
    ['img-src', "'self'", 'data:', ...images],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...connections],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['frame-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
  ]
    .map((directive) => directive.join(' '))
    .join('; ')
}

/** What is wrong with a document that names no charset, after which the policy stands. */
export const charsetFault = ({ file, afterCharset }: ExportedDocument) =>
  afterCharset === undefined
    ? `${file}: has no <meta charset>: put one first in <head>`
    : undefined

/**
 * Writes a document's policy into its head, before anything that it governs.
 *
 * @throws when the document names no charset (charsetFault)
 */
export function withPolicy(
  document: ExportedDocument,
  extras?: PolicyExtras,
): string {
  const { html, afterCharset } = document
  const fault = charsetFault(document)
  if (fault) throw new Error(fault)
  const policy = contentPolicy(inlineScripts(document), extras)
  const meta = policyTag(policy)
  return html.slice(0, afterCharset) + meta + html.slice(afterCharset)
}

/** The tag that carries a policy. */
export function policyTag(policy: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`
}
