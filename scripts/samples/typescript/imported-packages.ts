import { existsSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { z } from 'zod'

const importPattern =
  /\b(?:from\s+|import\s+|import\(\s*|require\(\s*)['"]([^'"./][^'"]*)['"]/g

/**
 * The packages that a TypeScript file imports, without Node's own modules.
 *
 * @example `import x from '@solana/kit/program'` -> ['@solana/kit']
 */
export function importedPackages(source: string): readonly string[] {
  const names = [...source.matchAll(importPattern)]
    .flatMap(([, name]) => name ?? [])
    .filter((name) => !isBuiltin(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
  return [...new Set(names)].sort()
}

const packageFile = z.object({ version: z.string() })

/** Exact versions of packages, as installed below `samples/`. */
export function installedVersions(
  names: readonly string[],
  samples: string,
): Readonly<Record<string, string>> {
  const versions = names.flatMap((name) => {
    const file = join(samples, 'node_modules', name, 'package.json')
    if (!existsSync(file)) return []
    const { version } = packageFile.parse(
      JSON.parse(readFileSync(file, 'utf8')),
    )
    return [[name, version] as const]
  })
  return Object.fromEntries(versions)
}
