import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { init, parse } from 'es-module-lexer'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { compilerModule } from '@/lib/shared/run/contract'
import type { Import } from '@/lib/shared/run/link'
import { packagesIn } from '../licenses/packages'

const samples = join(process.cwd(), 'samples')
const browser = join(samples, 'browser')

/** Our own modules. */
const ownModules: Readonly<Record<string, string>> = {
  globals: join(browser, 'globals.ts'),
  'chain-worker': join(browser, 'chain/chain-worker.ts'),
  network: join(browser, 'recipe/network.ts'),
  'recipe-worker': join(browser, 'recipe/recipe-worker.ts'),
  [compilerModule]: join(process.cwd(), 'lib/shared/run/compile.ts'),
}

/** What stands for the modules of Node. */
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
  'timers/promises': 'timers.ts',
}

const standInFiles = new Set(
  Object.values(nodeModules).map((file) => join(browser, 'node', file)),
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
    plugins: [standIns],
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

/** Puts in place what stands for Node, for the native part of litesvm, and for rpc-websockets. */
const standIns: Plugin = {
  name: 'stand-ins',
  setup: ({ onLoad, onResolve }) => {
    onResolve({ filter: new RegExp(`^${prefix}`) }, ({ path }) => ({
      path: path.slice(prefix.length),
      namespace: 'package',
    }))
    onLoad({ filter: /./, namespace: 'package' }, ({ path }) => ({
      contents: exportsOf(path),
      resolveDir: samples,
    }))
    onResolve({ filter: /^(node:)?[\w/]+$/ }, ({ path }) => {
      const found = nodeModules[path.replace(/^node:/, '')]
      return found ? { path: join(browser, 'node', found) } : undefined
    })
    // esbuild reads in package.json that a file is an ES module, but not where a plugin names the
    // file. All imports of one file have to go the same way, or the bundle depends on which is first.
    onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir }) => {
      const file = join(resolveDir, `${path}.ts`)
      return standInFiles.has(file) ? { path: file } : undefined
    })
    onResolve({ filter: /^rpc-websockets$/ }, () => ({
      path: join(browser, 'recipe/json-rpc-socket.ts'),
    }))
    // litesvm is CommonJS, which would take all of Kit along.
    onResolve({ filter: /^@solana\/kit$/ }, ({ importer, path }) =>
      isLitesvm(importer) ? { path, namespace: 'kit of litesvm' } : undefined,
    )
    onLoad({ filter: /./, namespace: 'kit of litesvm' }, ({ path }) => ({
      contents: `export { ${kitNames().join(', ')} } from '${path}'`,
      resolveDir: samples,
    }))
    onResolve({ filter: /^\.\/internal$/ }, ({ importer }) =>
      isLitesvm(importer)
        ? { path: join(browser, 'litesvm/internal.ts') }
        : undefined,
    )
  },
}

/** The text of a module that exports all that a package does. */
function exportsOf(name: string): string {
  const all = `export * from '${name}'`
  if (nodeNames.includes(name)) return `${all}\n${defaultOf(name)}`
  if (name !== 'litesvm') return all
  // A CommonJS module does not tell its names.
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

const withDefault = ['assert', 'events', 'fs', 'path']

function defaultOf(name: string): string {
  const [, stem = ''] = /^node:(\w+)/.exec(name) ?? []
  return withDefault.includes(stem) ? `export { default } from '${name}'` : ''
}
