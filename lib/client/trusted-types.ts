import { harmlessMarkup } from '@/lib/text/harmless-markup'

/** The rules by which strings become markup or addresses of scripts. */
interface Rules {
  readonly createHTML: (markup: string, type: string, sink: string) => string
  readonly createScriptURL: (address: string) => string | null
}

declare global {
  interface Window {
    /** Missing in browsers without Trusted Types (https://w3c.github.io/trusted-types/). */
    readonly trustedTypes?: {
      readonly createPolicy: (name: 'default', rules: Rules) => unknown
    }
  }
}

/**
 * The rules of the page's policy for every string that becomes markup, a script or a script's
 * address (`require-trusted-types-for`). A fetched page is parsed as it is: nothing of such a
 * document runs, and fetchPage (navigation/page-document.ts) rejects what would act in this one.
 * All other markup is harmless or becomes text. Scripts and workers come from known sites, and no
 * string is run as a script.
 *
 * @param sites the origins of scripts: this site's, and that of a configured tag manager
 */
export const rulesFor = (sites: readonly string[]): Rules => ({
  createHTML: (markup, _, sink) =>
    /^DOMP/.test(sink) ? markup : harmlessMarkup(markup),
  createScriptURL: (address) =>
    sites.includes(new URL(address, origin).origin) ? address : null,
})

/**
 * Installs these rules in the document. A browser refuses a second policy. The document's own
 * scripts name the sites from which others may come.
 */
export function installTrustedTypes(): void {
  const sites = [...document.scripts].map(
    ({ src }) => new URL(src, origin).origin,
  )
  window.trustedTypes?.createPolicy('default', rulesFor([origin, ...sites]))
}
