import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { init, parse } from 'es-module-lexer'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { compilerModule } from '@/packages/program-runner/src/protocol/contract'
import type { Import } from '@/packages/program-runner/src/protocol/link'
import { packagesIn } from '../licenses/packages'

const samples = join(process.cwd(), 'samples')
const packages = join(process.cwd(), 'packages')
const runner = join(packages, 'program-runner/src')

/** Our own modules. */
const ownModules: Readonly<Record<string, string>> = {
  globals: join(runner, 'globals.ts'),
  'chain-worker': join(runner, 'chain/chain-worker.ts'),
  network: join(runner, 'recipe/network.ts'),
  'recipe-worker': join(runner, 'recipe/recipe-worker.ts'),
  [compilerModule]: join(runner, 'compile.ts'),
}

/** The replacements of Node's modules. */
const nodeModules: Readonly<Record<string, string>> = {
  assert: 'assert.ts',
  'assert/strict': 'assert.ts',
  buffer: 'buffer.ts',
  crypto: 'crypto.ts',
  events: 'events.ts',
  fs: 'fs.ts',
  'fs/promises': 'fs.ts',
  http: 'http.ts',
  os: 'os.ts',
  path: 'path.ts',
  perf_hooks: 'perf_hooks.ts',
  process: 'process.ts',
  timers: 'timers.ts',
  'timers/promises': 'timers-promises.ts',
  url: 'url.ts',
  util: 'util.ts',
}

const standInFiles = new Set(
  Object.values(nodeModules).map((file) => join(runner, 'node', file)),
)

/** Modules that recipes may import, beside the packages of the executed ones. */
const nodeNames = Object.keys(nodeModules).map((name) => `node:${name}`)

/** A module for the reader's browser. */
interface BundledModule {
  /** The name that others import it by. */
  readonly name: string
  readonly code: Uint8Array
  readonly imports: readonly Import[]
}

const options = {
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  minify: true,
  write: false,
  metafile: true,
  outdir: 'run',
  entryNames: '[name]',
  chunkNames: 'chunk-[hash]',
  logLevel: 'error',
  define: {
    // Kit's production build leaves out the words of its errors, and recipes print them.
    'process.env.NODE_ENV': '"development"',
    global: 'globalThis',
  },
} satisfies BuildOptions

/** The modules, and the folders of the packages that are part of them. */
interface Bundled {
  readonly modules: readonly BundledModule[]
  readonly packages: readonly string[]
}

/**
 * Bundles the program runner in the reader's browser: both workers, and a module for each package
 * that recipes import. Modules share their common parts.
 *
 * @param packages names as recipes import them
 */
export async function bundleModules(
  packages: readonly string[],
): Promise<Bundled> {
  const names = [...packages, ...nodeNames.filter((n) => !packages.includes(n))]
  const entries = [
    ...Object.entries(ownModules).map(([name, file]) => ({ name, in: file })),
    ...names.map((name) => ({ name, in: `${prefix}${name}` })),
  ].map((entry, index) => ({ ...entry, out: `entry-${index}` }))
  const { metafile, outputFiles } = await build({
    ...options,
    entryPoints: entries.map(({ in: file, out }) => ({ in: file, out })),
    plugins: [replacements],
  })
  await init
  const nameOf = (file: string) => {
    const stem = basename(file, '.js')
    return entries.find(({ out }) => out === stem)?.name ?? stem
  }
  const modules = outputFiles.map(({ contents, path, text }) => ({
    name: nameOf(path),
    code: contents,
    imports: importsOf(text, nameOf),
  }))
  return { modules, packages: packagesIn(metafile) }
}

/** Where a bundled module names others. esbuild writes ASCII, so characters are bytes. */
function importsOf(text: string, nameOf: (file: string) => string): Import[] {
  const [imports] = parse(text)
  return imports.flatMap((each): Import[] => {
    if (each.type === 'import-meta' || !each.specifier?.startsWith('./'))
      return []
    const quote = each.type === 'dynamic' ? 1 : 0
    return [[each.start + quote, each.end - quote, nameOf(each.specifier)]]
  })
}

const prefix = 'recipes import '
const inSamples = 'in samples/'

/** Replaces modules of Node, the native part of litesvm, and rpc-websockets. */
const replacements: Plugin = {
  name: 'stand-ins',
  setup: ({ onLoad, onResolve, resolve }) => {
    onResolve({ filter: new RegExp(`^${prefix}`) }, ({ path }) => ({
      path: path.slice(prefix.length),
      namespace: 'package',
    }))
    onLoad({ filter: /./, namespace: 'package' }, async ({ path }) => ({
      contents: nodeNames.includes(path)
        ? await exportsOfNode(path)
        : exportsOf(path),
      resolveDir: samples,
    }))
    onResolve({ filter: /^(node:)?[\w/]+$/ }, ({ path }) => {
      const found = nodeModules[path.replace(/^node:/, '')]
      return found ? { path: join(runner, 'node', found) } : undefined
    })
    // esbuild reads in package.json that a file is an ES module, but not where a plugin names the
    // file. All imports of one file have to be resolved alike, or their order changes the bundle.
    onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir }) => {
      const file = join(resolveDir, `${path}.ts`)
      return standInFiles.has(file) ? { path: file } : undefined
    })
    onResolve({ filter: /^rpc-websockets$/ }, () => ({
      path: join(runner, 'recipe/json-rpc-socket.ts'),
    }))
    // Recipes and the runner share one copy of a package: that of samples/, if there is one.
    onResolve(
      { filter: /^@?\w/ },
      async ({ importer, kind, path, pluginData }) => {
        if (pluginData === inSamples || !importer.startsWith(packages)) return
        const at = { kind, resolveDir: samples, pluginData: inSamples }
        const found = await resolve(path, at)
        return found.errors.length > 0 ? undefined : found
      },
    )
    onLoad(
      { filter: /node-inspect-extracted.dist.inspect\.js$/ },
      ({ path }) => ({
        contents: withFastArrays(readFileSync(path, 'utf8')),
      }),
    )
    // litesvm is CommonJS, which would include all of Kit.
    onResolve({ filter: /^@solana\/kit$/ }, ({ importer, path }) =>
      isLitesvm(importer) ? { path, namespace: 'kit of litesvm' } : undefined,
    )
    onLoad({ filter: /./, namespace: 'kit of litesvm' }, ({ path }) => ({
      contents: `export { ${kitNames().join(', ')} } from '${path}'`,
      resolveDir: samples,
    }))
    onResolve({ filter: /^\.\/internal$/ }, ({ importer }) =>
      isLitesvm(importer)
        ? { path: join(packages, 'vm/litesvm/internal.ts') }
        : undefined,
    )
  },
}

/**
 * node-inspect-extracted, but for the properties of an array that are not items: it describes all
 * items to find them, which takes a second for a million, and then prints 100. Items precede other
 * properties, so the last property says whether there are others. Those of large arrays are left out.
 */
function withFastArrays(code: string): string {
  const start = 'getOwnNonIndexProperties:function(t,e=2){'
  if (!code.includes(start))
    throw new Error(`node-inspect-extracted has no ${start}`)
  const hasNone =
    'e===2&&/^\\d*$/.test(Object.keys(t).at(-1)??"")&&!Object.getOwnPropertySymbols(t).length'
  return code.replace(start, `${start}if(t.length>1e5||${hasNone})return[];`)
}

/** CommonJS modules, whose names are imported one by one and as one object. */
const commonJs = ['bs58', 'tweetnacl']
const requireSample = createRequire(join(samples, 'package.json'))

/** The text of a module that exports all that a package does. */
function exportsOf(name: string): string {
  const all = `export * from '${name}'`
  if (commonJs.includes(name)) {
    const names = Object.keys(requireSample(name)).join()
    return `import all from '${name}'\nexport const { ${names} } = all\nexport default all`
  }
  if (name !== 'litesvm') return all
  // A CommonJS module does not list its names.
  const found = litesvm().matchAll(
    /^(?:exports\.(\w+) =|Object\.defineProperty\(exports, "(\w+)", \{ enumerable)/gm,
  )
  const names = new Set([...found].map(([, own, other]) => own ?? other))
  return `export { ${[...names].join(', ')} } from '${name}'`
}

const litesvm = () =>
  readFileSync(join(samples, 'node_modules/litesvm/dist/index.js'), 'utf8')

const isLitesvm = (importer: string) => /node_modules.litesvm/.test(importer)

/** What litesvm uses of Kit. */
function kitNames(): readonly string[] {
  const found = litesvm().matchAll(/\bkit_\d+\.(\w+)/g)
  return [...new Set([...found].map(([, name = '']) => name))]
}

/** Modules whose default export is not the object of all their names. */
const withDefault = ['assert', 'events', 'path', 'process']

/** The text of a module that exports what replaces a module of Node, under all names of its functions. */
async function exportsOfNode(name: string): Promise<string> {
  const nodes: object = await import(name)
  const names = Object.entries(nodes)
    .filter(([key, value]) => key !== 'default' && typeof value === 'function')
    .map(([key]) => key)
  const [, stem = ''] = /^node:(\w+)/.exec(name) ?? []
  const ownDefault = withDefault.includes(stem)
  return `export * from '${name}'
import * as own from '${name}'
import { withAllNames } from '${join(runner, 'node/not-here.ts')}'
export const { ${names.join()} } = withAllNames('${name}', own)
${ownDefault ? `export { default } from '${name}'` : `export default { ...own, ${names.join()} }`}`
}
