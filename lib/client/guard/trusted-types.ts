import { harmlessMarkup } from '@/lib/shared/harmless-markup'

/** What a browser asks before a string becomes markup or the address of a script. */
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
 * What the page's policy asks of every string that becomes markup, a script or a script's address
 * (`require-trusted-types-for`). A page that was fetched is parsed as it is: nothing of such a
 * document runs, and fetchPage (navigation/page-document.ts) refuses what would act in this one. All
 * other markup is harmless or becomes text. Scripts and workers come from this site, and no string
 * is run as a script.
 */
export const rules: Rules = {
  createHTML: (markup, _, sink) =>
    /^DOMP/.test(sink) ? markup : harmlessMarkup(markup),
  createScriptURL: (address) =>
    new URL(address, origin).origin === origin ? address : null,
}

/** Gives the document these rules, for its whole life. A browser refuses a second policy. */
export function guardStrings(): void {
  window.trustedTypes?.createPolicy('default', rules)
}
