import { existsSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'
import { z } from 'zod'

const importPattern =
  /\b(?:from\s+|import\s+|import\(\s*|require\(\s*)['"]([^'"./][^'"]*)['"]/g

/**
 * What a package brings in a version that it leaves open, so that a version released later can keep
 * it from being installed. Install lines name the one that the sample was checked with.
 */
const companions: ReadonlyMap<string, string> = new Map([
  ['@codama/renderers-js', '@codama/renderers-core'],
])

/**
 * The packages that a TypeScript file imports, and their companions, without Node's own modules.
 *
 * @example `import x from '@solana/kit/program'` -> ['@solana/kit']
 */
export function importedPackages(source: string): readonly string[] {
  const names = [...source.matchAll(importPattern)]
    .flatMap(([, name]) => name ?? [])
    .filter((name) => !isBuiltin(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
  const brought = names.flatMap((name) => companions.get(name) ?? [])
  return [...new Set([...names, ...brought])].sort()
}

const packageFile = z.object({ version: z.string() })

/**
 * Exact versions of packages, as Node finds them for a sample: beside it, or in a folder above.
 *
 * @param file path of the sample below `samples`
 */
export function installedVersions(
  names: readonly string[],
  file: string,
  samples: string,
): Readonly<Record<string, string>> {
  const folders = foldersAbove(file).map((folder) => join(samples, folder))
  const versions = names.flatMap((name) => {
    const manifest = folders
      .map((folder) => join(folder, 'node_modules', name, 'package.json'))
      .find((path) => existsSync(path))
    if (!manifest) return []
    const { version } = packageFile.parse(
      JSON.parse(readFileSync(manifest, 'utf8')),
    )
    return [[name, version] as const]
  })
  return Object.fromEntries(versions)
}

/** @example foldersAbove('a/b/c.ts') -> ['a/b', 'a', '.'] */
function foldersAbove(file: string): readonly string[] {
  const parts = dirname(file).split('/')
  return [
    ...parts.map((_, index) => parts.slice(0, parts.length - index).join('/')),
    '.',
  ]
}
