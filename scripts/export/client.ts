import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { build, buildSync } from 'esbuild'
import { type OutputChunk, type Plugin, rolldown } from 'rolldown'
import type { RunListFile } from '@/components/run/program/contract'
import { site } from '@/site.config'
import { digest } from './files/digest'
import { foldersOf, packagesIn } from './licenses/packages'

/** The bundled client, as browsers load it. */
export interface Client {
  /** The text of each file by name, `assets/<hash>/zoom.css`. */
  readonly files: ReadonlyMap<string, string>
  /** The file that documents load. */
  readonly main: string
  /** The folders of the packages that are part of it. */
  readonly packages: readonly string[]
}

const preact = `${process.cwd()}/lib/islands/preact-react.ts`

/** What islands run on: Preact takes the place of React, or React itself. */
const runtimes = {
  preact: {
    entry: 'lib/client/main.preact.ts',
    alias: {
      react: preact,
      'react-dom': preact,
      'react-dom/client': 'preact/compat/client',
      'react/jsx-runtime': 'preact/jsx-runtime',
    },
  },
  react: { entry: 'lib/client/main.ts', alias: {} },
} as const

/** The placeholder in main.js for the digest of files.json, known when both are made. */
const listDigest = 'digest-of-files.json'

/**
 * Bundles the client: `main.js` for every document, and the lazy scripts beside it, each with its
 * styles. `files.json` lists their files with digests (lib/client/load.ts). All files are in one
 * folder, named by a hash of all contents, so that their own names stay the same.
 *
 * @param runList the list of files that run recipes (run/), for the panel that runs them
 */
export async function bundleClient(
  runList?: RunListFile,
  runtime: keyof typeof runtimes = site.runtime,
): Promise<Client> {
  const { entry, alias } = runtimes[runtime]
  const styles = componentStyles()
  const bundle = await rolldown({
    input: { main: entry },
    platform: 'browser',
    tsconfig: 'tsconfig.json',
    resolve: {
      alias: {
        ...alias,
        // The unused parts of DocSearch would be two thirds of its weight.
        ...Object.fromEntries(
          [
            '@base-ui/react/menu',
            '@algolia/autocomplete-plugin-algolia-insights',
          ].map((name) => [
            name,
            `${process.cwd()}/components/docs-search/unused.ts`,
          ]),
        ),
      },
    },
    transform: {
      target: 'es2022',
      jsx: 'react-jsx',
      define: {
        'process.env.NODE_ENV': '"production"',
        'process.env.SEARCH_WORKER': '"./search-worker.js"',
        FILE_LIST: JSON.stringify(listDigest),
        ...(runList && { RUN_LIST: JSON.stringify(runList) }),
      },
    },
    plugins: [styles.plugin],
    // 'use client' is for Next; a plugin in JavaScript is slow.
    checks: { moduleLevelDirective: false, bundlerTimings: false },
  })
  const { output } = await bundle.generate({
    format: 'es',
    minify: true,
    entryFileNames: 'main.js',
    chunkFileNames: ({ facadeModuleId, isDynamicEntry }) =>
      isDynamicEntry && facadeModuleId
        ? `${nameOf(facadeModuleId)}.js`
        : 'shared-[hash].js',
  })
  await bundle.close()
  const chunks = output.filter((each) => each.type === 'chunk')
  const worker = await bundleWorker()

  const texts = new Map([
    ...chunks.map(({ fileName, code }) => [fileName, code] as const),
    ...styles.sheets,
    ['search-worker.js', worker.text] as const,
  ])
  const list = JSON.stringify(filesOfLazyScripts(chunks, texts))
  texts.set('files.json', list)
  const main = texts.get('main.js') ?? ''
  texts.set('main.js', main.replace(listDigest, digest(list)))

  const sorted = [...texts].sort(([a], [b]) => (a < b ? -1 : 1))
  const folder = `assets/${hashOf(JSON.stringify(sorted))}`
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds)
  return {
    files: new Map(sorted.map(([name, text]) => [`${folder}/${name}`, text])),
    main: `${folder}/main.js`,
    packages: [
      ...foldersOf([...modules, ...styles.imported()]),
      ...worker.packages,
    ],
  }
}

/** The name of a lazy script: that of its module. */
const nameOf = (module: string) => basename(module).replace(/\.tsx?$/, '')

/** The files of each lazy script, with their digests: itself, its imports, its styles. */
function filesOfLazyScripts(
  chunks: readonly OutputChunk[],
  texts: ReadonlyMap<string, string>,
) {
  const later = chunks.filter(({ isDynamicEntry }) => isDynamicEntry)
  return Object.fromEntries(
    later.map(({ fileName }) => {
      const files = new Set([fileName])
      for (const file of files)
        for (const each of chunks.find((chunk) => chunk.fileName === file)
          ?.imports ?? [])
          if (each !== 'main.js') files.add(each)
      const name = fileName.replace(/\.js$/, '')
      const known = [...files, `${name}.css`].flatMap((file) => {
        const text = texts.get(file)
        return text === undefined ? [] : [[file, digest(text)]]
      })
      return [name, Object.fromEntries(known)]
    }),
  )
}

/**
 * The styles of components. Those of `main.js` are in the page's own sheet, which Next wrote. Those
 * of a lazy script become a sheet of its name.
 */
function componentStyles() {
  const texts = new Map<string, string>()
  const inputs = new Set<string>()
  const sheets = new Map<string, string>()
  const plugin: Plugin = {
    name: 'component-styles',
    async load(id) {
      if (!id.endsWith('.css')) return null
      const { js, css, files } = await compileStyle(id)
      texts.set(id, css)
      for (const file of files) inputs.add(file)
      return { code: js, moduleType: 'js', moduleSideEffects: true }
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(
        (each) => each.type === 'chunk',
      )
      const own = new Set(
        chunks
          .filter(({ isEntry }) => isEntry)
          .flatMap(({ moduleIds }) => moduleIds),
      )
      for (const { facadeModuleId, fileName, isDynamicEntry } of chunks) {
        if (!isDynamicEntry || !facadeModuleId) continue
        const modules = new Set([facadeModuleId])
        for (const module of modules)
          for (const each of this.getModuleInfo(module)?.importedIds ?? [])
            if (!own.has(each)) modules.add(each)
        const text = [...modules].map((each) => texts.get(each) ?? '').join('')
        if (text) sheets.set(fileName.replace(/js$/, 'css'), text)
      }
    },
  }
  return { plugin, sheets, imported: () => [...inputs] }
}

/** A style sheet as browsers load it, and the names of its classes where it is a CSS module. */
async function compileStyle(path: string) {
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: path.endsWith('.module.css')
        ? `export { default } from ${JSON.stringify(path)}`
        : `import ${JSON.stringify(path)}`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    outdir: 'assets',
    // Not the names: each file is compiled alone, and `a` would be the name of two classes.
    minifySyntax: true,
    minifyWhitespace: true,
    loader: { '.module.css': 'local-css', '.css': 'css' },
  })
  const textOf = (ending: string) =>
    outputFiles.find((file) => file.path.endsWith(ending))?.text ?? ''
  const files = Object.keys(metafile.inputs)
  return { js: textOf('.js'), css: textOf('.css'), files }
}

/** Bundles the worker of the docs search into one file. */
async function bundleWorker() {
  const { metafile, outputFiles } = await build({
    bundle: true,
    minify: true,
    target: 'es2022',
    format: 'esm',
    write: false,
    metafile: true,
    entryPoints: ['lib/search/worker.ts'],
  })
  const text = outputFiles.map((file) => file.text).join('')
  return { text, packages: packagesIn(metafile) }
}

/**
 * Bundles a source file and its imports into one classic script, for code that cannot be a module.
 *
 * @throws where it holds a package, which `licenses.txt` would not list
 */
export function bundleScript(file: string): string {
  const { metafile, outputFiles } = buildSync({
    bundle: true,
    minify: true,
    target: 'es2022',
    write: false,
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

const hashOf = (text: string) =>
  createHash('sha256').update(text).digest('hex').slice(0, 12)
