import type { RuntimeScript } from '@/lib/runtime/contract'

const SCRIPT =
  /<script src="([^"]*\/_next\/static\/[^"]+\.js)"([^>]*)><\/script>/g
const INLINE =
  /<script(?: id="_R_")?>([^<]*(?:__next_f|TURBOPACK)[^<]*)<\/script>/g
const PRELOAD =
  /<link rel="preload" as="script"[^>]* href="[^"]*\/_next\/static\/[^"]+"[^>]*\/>/g

/** Next's own scripts, taken out of a document. */
export interface TakenScripts {
  readonly html: string
  readonly scripts: readonly RuntimeScript[]
  /** What its inline scripts do. */
  readonly bootstrap: string
}

/**
 * Takes Next's scripts out of a document. Scripts for browsers without modules go: none of ours (package.json, browserslist) asks for them.
 *
 * @param file of the document, for messages
 * @throws when the document has no such scripts: Next writes something else now
 */
export function takeScripts(file: string, html: string): TakenScripts {
  const scripts: RuntimeScript[] = []
  const bootstrap: string[] = []
  const rest = html
    .replace(PRELOAD, '')
    .replace(SCRIPT, (_, src: string, attributes: string) => {
      const integrity = /integrity="([^"]+)"/.exec(attributes)?.[1]
      if (!/nomodule/i.test(attributes))
        scripts.push({ src, ...(integrity && { integrity }) })
      return ''
    })
    .replace(INLINE, (_, text: string) => {
      bootstrap.push(text)
      return ''
    })
  if (scripts.length === 0 || bootstrap.length === 0)
    throw new Error(
      `out/${file}: the document loads no scripts of Next; look at what Next writes now and mend scripts/export/runtime.ts`,
    )
  return { html: rest, scripts, bootstrap: bootstrap.join(';') }
}
