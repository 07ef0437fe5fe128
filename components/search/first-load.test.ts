/** @jest-environment node */
import { gzipSync } from 'node:zlib'
import { buildSync } from 'esbuild'

/** Bytes, gzip -9, of what every page carries of both searches besides markup. */
const budget = 3_500

const entry = `
  export { DocsSearch } from './modal/DocsSearch'
  export { LocalSearchOnFocus } from './LocalSearchOnFocus'
  export { SearchKeys } from './SearchKeys'
`

test('the first load has no more of the searches than what starts them', () => {
  const { outputFiles, metafile } = buildSync({
    stdin: { contents: entry, resolveDir: 'components/search', loader: 'ts' },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    packages: 'external',
    loader: { '.css': 'local-css' },
    outdir: 'memory',
    write: false,
    metafile: true,
  })
  const scripts = new Map(
    outputFiles.map(({ path, text }) => [path.split('/').at(-1) ?? '', text]),
  )
  const loaded = new Set<string>()
  const load = (name: string) => {
    if (loaded.has(name)) return
    loaded.add(name)
    const [, output] =
      Object.entries(metafile.outputs).find(([path]) => path.endsWith(name)) ??
      []
    for (const { path, kind } of output?.imports ?? [])
      if (kind === 'import-statement' && path.endsWith('.js'))
        load(path.split('/').at(-1) ?? '')
  }
  load('stdin.js')
  const text = [...loaded].map((name) => scripts.get(name) ?? '').join('')
  const bytes = gzipSync(text, { level: 9 }).length
  process.stdout.write(`first load of the searches: ${bytes} bytes\n`)
  for (const part of ['data-search-box', 'data-docs-search', 'KeyK'])
    expect(text).toContain(part)
  const cure = 'load it by import() in an event, as SearchModal and LocalSearch'
  expect({ cure, light: bytes <= budget }).toEqual({ cure, light: true })
})
