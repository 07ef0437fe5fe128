import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import {
  type BuildOptions,
  type BuildResult,
  build,
  buildSync,
  type Plugin,
} from 'esbuild'
import type { RunListFile } from '@/lib/shared/run/contract'
import { digest } from './files/digest'
import { packagesIn } from './licenses/packages'
import { unusedStyles } from './unused-styles'

const islandsFolder = 'components/islands'
const partsFolder = 'lib/client/parts'

/** The bundled client, as browsers load it. */
export interface Client {
  /** The text of each file by name, `assets/<hash>/zoom.css`. */
  readonly files: ReadonlyMap<string, string>
  /** The file that documents load. */
  readonly main: string
  /** The folders of the packages that are part of it. */
  readonly packages: readonly string[]
}

/** An entry point of a bundle: its source, and its name in the export. */
interface Entry {
  readonly in: string
  readonly out: string
}

/** Options of every bundle. */
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
  // DocSearch's menu of filters, which this site does not show, would be two thirds of its weight.
  alias: {
    '@base-ui/react/menu': join(
      process.cwd(),
      islandsFolder,
      'docs-search/no-menu.ts',
    ),
  },
  loader: { '.module.css': 'local-css', '.css': 'css' },
} satisfies BuildOptions

type Bundle = BuildResult<typeof modules>

/**
 * Bundles the client (lib/client): one module for every document, and modules that load later,
 * which are the islands (components/islands) and the client's parts (lib/client/parts).
 * `files.json` lists the files of these with their digests. One folder, named by a hash of all
 * contents, holds all files, so that their own names stay the same.
 *
 * @param runList the list of files that run recipes (run/), for the island that runs them
 */
export async function bundleClient(runList?: RunListFile): Promise<Client> {
  const islands = readdirSync(islandsFolder).map(islandEntry)
  const parts = readdirSync(partsFolder)
    .filter((file) => /^[\w-]+\.ts$/.test(file))
    .map((file) => ({
      in: `${partsFolder}/${file}`,
      out: basename(file, '.ts'),
    }))
  const worker = {
    in: 'lib/client/search/worker/worker.ts',
    out: 'search-worker',
  }

  // One build for all islands, so that they share React.
  const islandFiles = await build({
    ...modules,
    splitting: true,
    chunkNames: 'chunk-[hash]',
    plugins: [unusedStyles],
    entryPoints: islands,
    define: {
      ...modules.define,
      ...(runList && { RUN_LIST: JSON.stringify(runList) }),
    },
  })
  const partFiles = await build({ ...modules, entryPoints: [...parts, worker] })
  const list = JSON.stringify({
    ...filesOf(islandFiles, islands),
    ...filesOf(partFiles, parts),
  })
  const mainFile = await build({
    ...modules,
    entryPoints: [{ in: 'lib/client/main.ts', out: 'main' }],
    define: { ...modules.define, FILE_LIST: JSON.stringify(digest(list)) },
    plugins: [keepApart([...islands, ...parts])],
  })

  const bundles = [islandFiles, partFiles, mainFile]
  const texts = bundles
    .flatMap(({ outputFiles }) => outputFiles)
    .map(({ path, text }): [string, string] => [basename(path), text])
    .concat([['files.json', list]])
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const folder = `assets/${hashOf(JSON.stringify(texts))}`
  return {
    files: new Map(texts.map(([name, text]) => [`${folder}/${name}`, text])),
    main: `${folder}/main.js`,
    packages: bundles.flatMap(({ metafile }) => packagesIn(metafile)),
  }
}

/**
 * Bundles a source file and its imports into one classic script, for code that cannot be a module.
 *
 * @throws where it holds a package, which `licenses.txt` would not know of
 */
export function bundleScript(file: string): string {
  const { metafile, outputFiles } = buildSync({
    ...browser,
    entryPoints: [file],
    format: 'iife',
    metafile: true,
  })
  const [found] = packagesIn(metafile)
  if (found)
    throw new Error(
      `${file} imports ${found}: give the packages of classic scripts to writeLicenses (scripts/export/export-site.ts), as those of the client`,
    )
  return outputFiles.map(({ text }) => text.trim()).join('')
}

/**
 * The entry point of an island.
 *
 * @throws when the island's folder has no mount.tsx
 */
function islandEntry(island: string): Entry {
  const file = `${islandsFolder}/${island}/mount.tsx`
  if (!existsSync(file))
    throw new Error(
      `${islandsFolder}/${island}/ has no mount.tsx: let it export what mounts the island, or move its files`,
    )
  return { in: file, out: island }
}

/** Keeps dynamic imports of the client in files of their own. */
const keepApart = (later: readonly Entry[]): Plugin => ({
  name: 'keep-apart',
  setup: ({ onResolve, resolve }) => {
    onResolve({ filter: /./ }, async ({ kind, path, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined
      const found = await resolve(path, {
        kind: 'import-statement',
        resolveDir,
      })
      const entry = later.find(
        (each) => join(process.cwd(), each.in) === found.path,
      )
      return entry && { path: `./${entry.out}.js`, external: true }
    })
  },
})

/** The files of each module with their digests: the module, its imports, and its style sheet. */
function filesOf({ outputFiles, metafile }: Bundle, entries: readonly Entry[]) {
  const digests = new Map(
    outputFiles.map(({ path, text }) => [basename(path), digest(text)]),
  )
  const imported = (file: string) =>
    (metafile.outputs[file]?.imports ?? []).filter(
      ({ kind }) => kind === 'import-statement',
    )
  return Object.fromEntries(
    entries.map(({ out }) => {
      const files = new Set([`assets/${out}.js`])
      for (const file of files)
        for (const { path } of imported(file)) files.add(path)
      const names = [...files, `${out}.css`].map((file) => basename(file))
      const known = names.filter((name) => digests.has(name))
      return [
        out,
        Object.fromEntries(known.map((name) => [name, digests.get(name)])),
      ]
    }),
  )
}

const hashOf = (text: string) =>
  createHash('sha256').update(text).digest('hex').slice(0, 12)
