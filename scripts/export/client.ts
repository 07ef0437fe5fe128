import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type BuildOptions, buildSync } from 'esbuild'

const main = 'lib/client/main.ts'
const islands = 'components/islands'
const searchWorker = 'lib/search/full-text/worker.ts'

/** The client in the files that browsers load. */
export interface Client {
  /** All of its files by name, `assets/<hash>/zoom.css`. */
  readonly files: ReadonlyMap<string, string>
  /** What documents load. */
  readonly main: string
  /** What that imports before it runs, itself and through others. */
  readonly imports: readonly string[]
}

/** Options of all bundles. */
const browser = {
  bundle: true,
  minify: true,
  target: 'es2022',
  write: false,
} satisfies BuildOptions

/**
 * Bundles the client (lib/client) with its islands (components/islands): one module for every document, and one with a style sheet for each
 * island, loaded when a reader first wants it. All stand in one folder named by their contents, so that their own names stay the same.
 */
export function bundleClient(): Client {
  const { outputFiles, metafile } = buildSync({
    ...browser,
    entryPoints: entryPoints(),
    format: 'esm',
    splitting: true,
    metafile: true,
    outdir: 'assets',
    chunkNames: 'chunk-[hash]',
    jsx: 'automatic',
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.SEARCH_WORKER': '"./search-worker.js"',
    },
    // DocSearch's menu of filters, which we do not show, would be two thirds of its weight.
    alias: {
      '@base-ui/react/menu': join(
        process.cwd(),
        'components/search/modal/no-menu.ts',
      ),
    },
    loader: { '.module.css': 'local-css', '.css': 'css' },
  })
  const texts = outputFiles
    // The sheets of all islands once more, as if the client showed them itself.
    .filter(({ path }) => basename(path) !== 'main.css')
    .map(({ path, text }): [string, string] => [basename(path), text])
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const folder = `assets/${hashOf(JSON.stringify(texts))}`
  const named = (name: string) => `${folder}/${basename(name)}`
  return {
    files: new Map(texts.map(([name, text]) => [named(name), text])),
    main: named('main.js'),
    imports: staticImports(metafile.outputs).map(named),
  }
}

/** One script of a source file and all that it imports, for what cannot be a module. */
export function bundleScript(file: string): string {
  const { outputFiles } = buildSync({
    ...browser,
    entryPoints: [file],
    format: 'iife',
  })
  return outputFiles.map(({ text }) => text.trim()).join('')
}

function entryPoints() {
  return [
    { in: main, out: 'main' },
    { in: searchWorker, out: 'search-worker' },
    ...readdirSync(islands).map((out) => ({ in: mountOf(out), out })),
  ]
}

/** @throws when an island's folder does not say what is mounted */
function mountOf(island: string): string {
  const files = ['mount.tsx', 'mount.ts'].map((name) =>
    join(islands, island, name),
  )
  const file = files.find((each) => existsSync(each))
  if (!file)
    throw new Error(
      `${islands}/${island}/ has no mount.tsx: let it export what mounts the island, or move its files`,
    )
  return file
}

type Outputs = Readonly<
  Record<
    string,
    { readonly imports: readonly { path: string; kind: string }[] }
  >
>

function staticImports(outputs: Outputs): string[] {
  const reached = new Set(['assets/main.js'])
  for (const file of reached)
    for (const { path, kind } of outputs[file]?.imports ?? [])
      if (kind === 'import-statement') reached.add(path)
  return [...reached].slice(1)
}

const hashOf = (text: string) =>
  createHash('sha256').update(text).digest('hex').slice(0, 12)
