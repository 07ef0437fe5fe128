import { buildSync } from 'esbuild'
import { type RuntimeScript, runtime } from '@/lib/runtime/contract'

/** The script that starts the runtime when it is needed, as it stands in every document. */
export function loaderScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: ['lib/runtime/start.ts'],
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    write: false,
  })
  const [script] = outputFiles
  if (!script) throw new Error('lib/runtime/start.ts came out empty')
  return script.text.trim()
}

const SCRIPT =
  /<script src="([^"]*\/_next\/static\/[^"]+\.js)"([^>]*)><\/script>/g
const PAGE = '<div id="page">'
const PRELOAD =
  /<link rel="preload" as="script"[^>]* href="[^"]*\/_next\/static\/[^"]+"[^>]*\/>/g

/**
 * Takes Next's scripts out of a document and leaves their list, with the script that runs them on first intent (lib/runtime/loader.ts). The
 * inline scripts stay where they are. A document without a page (404.html) is hydrated, so it stays as it is. Scripts for browsers without modules go: none of ours (package.json, browserslist) asks for them.
 *
 * @param loader what {@link loaderScript} made
 * @throws when the document has no such scripts, or no head: Next writes something else now
 */
export function withRuntimeOnIntent(html: string, loader: string): string {
  if (!html.includes(PAGE)) return html
  const scripts: RuntimeScript[] = []
  const rest = html
    .replace(PRELOAD, '')
    .replace(SCRIPT, (_, src: string, attributes: string) => {
      const integrity = /integrity="([^"]+)"/.exec(attributes)?.[1]
      if (!/nomodule/i.test(attributes))
        scripts.push({ src, ...(integrity && { integrity }) })
      return ''
    })
  const end = rest.indexOf('</head>')
  if (scripts.length === 0 || end < 0)
    throw new Error(
      'the document loads no scripts of Next, or has no head; look at what Next writes now and mend scripts/export/runtime.ts',
    )
  const list = JSON.stringify(scripts)
  return (
    rest.slice(0, end) +
    `<script type="application/json" id="${runtime.list}">${list}</script>` +
    `<script>${loader}</script>` +
    rest.slice(end)
  )
}
