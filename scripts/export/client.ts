import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import {
  type BuildOptions,
  type BuildResult,
  build,
  buildSync,
  type Plugin,
} from 'esbuild'
import { digest } from './files/digest'

const islands = 'components/islands'
const parts = 'lib/client/parts'

/** The client in the files that browsers load. */
export interface Client {
  /** All of its files by name, `assets/<hash>/zoom.css`. */
  readonly files: ReadonlyMap<string, string>
  /** What documents load. */
  readonly main: string
}

/** Options of all bundles. */
const browser = {
  bundle: true,
  minify: true,
  target: 'es2022',
  write: false,
} satisfies BuildOptions

const modules = {
  ...browser,
  format: 'esm',
  jsx: 'automatic',
  outdir: 'assets',
  metafile: true,
  define: {
    'process.env.NODE_ENV': '"production"',
    'process.env.SEARCH_WORKER': '"./search-worker.js"',
  },
  // DocSearch's menu of filters, which we do not show, would be two thirds of its weight.
  alias: {
    '@base-ui/react/menu': join(
      process.cwd(),
      islands,
      'docs-search/no-menu.ts',
    ),
  },
  loader: { '.module.css': 'local-css', '.css': 'css' },
} satisfies BuildOptions

/**
 * Bundles the client (lib/client): one module for every document, and those that it loads later, which are the islands
 * (components/islands) and its parts (lib/client/parts). The module knows their files with their digests. All stand in one
 * folder named by their contents, so that their own names stay the same.
 */
export async function bundleClient(): Promise<Client> {
  const later = laterScripts()
  const split = await build({
    ...modules,
    splitting: true,
    chunkNames: 'chunk-[hash]',
    entryPoints: [...later].map(([file, out]) => ({ in: file, out })),
  })
  const worker = await build({
    ...modules,
    entryPoints: [
      { in: 'lib/search/full-text/worker.ts', out: 'search-worker' },
    ],
  })
  const main = await build({
    ...modules,
    entryPoints: [{ in: 'lib/client/main.ts', out: 'main' }],
    define: {
      ...modules.define,
      LATER_FILES: JSON.stringify(filesOf(split, [...later.values()])),
    },
    plugins: [keepApart(later)],
  })
  const texts = [split, worker, main]
    .flatMap(({ outputFiles }) => outputFiles)
    .map(({ path, text }): [string, string] => [basename(path), text])
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const folder = `assets/${hashOf(JSON.stringify(texts))}`
  return {
    files: new Map(texts.map(([name, text]) => [`${folder}/${name}`, text])),
    main: `${folder}/main.js`,
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

/** The modules that are loaded later: their sources, and their names in the export. */
function laterScripts(): ReadonlyMap<string, string> {
  const folders = readdirSync(islands)
  const files = readdirSync(parts).filter((file) => file.endsWith('.ts'))
  return new Map([
    ...folders.map((name) => [`${islands}/${name}/mount.tsx`, name] as const),
    ...files.map(
      (file) => [`${parts}/${file}`, basename(file, '.ts')] as const,
    ),
  ])
}

/** Leaves what the client imports dynamically in files of its own. */
const keepApart = (later: ReadonlyMap<string, string>): Plugin => ({
  name: 'keep-apart',
  setup: ({ onResolve, resolve }) => {
    onResolve({ filter: /./ }, async ({ kind, path, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined
      const found = await resolve(path, {
        kind: 'import-statement',
        resolveDir,
      })
      const name = later.get(found.path.slice(process.cwd().length + 1))
      return name ? { path: `./${name}.js`, external: true } : undefined
    })
  },
})

type Bundle = BuildResult<typeof modules>

/** For each module the files that it needs, itself, those that it imports and its style sheet, with their digests. */
function filesOf({ outputFiles, metafile }: Bundle, names: readonly string[]) {
  const texts = new Map(
    outputFiles.map(({ path, text }) => [basename(path), text]),
  )
  return Object.fromEntries(
    names.map((name) => {
      const files = new Set([`assets/${name}.js`])
      for (const file of files)
        for (const { path, kind } of metafile.outputs[file]?.imports ?? [])
          if (kind === 'import-statement') files.add(path)
      const needed = [...files, `${name}.css`]
        .map((file) => basename(file))
        .filter((file) => texts.has(file))
      return [
        name,
        Object.fromEntries(
          needed.map((file) => [file, digest(texts.get(file) ?? '')]),
        ),
      ]
    }),
  )
}

const hashOf = (text: string) =>
  createHash('sha256').update(text).digest('hex').slice(0, 12)
