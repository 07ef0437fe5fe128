import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync } from 'oxc-parser'
import { projectPaths } from '../process/git'

/** An import from one file of the project to another. */
export interface Import {
  /** The path of the importing file, from the root. */
  readonly file: string
  /** The imported name, as the file writes it. */
  readonly written: string
  /** The path of the imported file, from the root and often without its ending. */
  readonly path: string
}

/**
 * All imports between files of the project: static ones, dynamic ones, those of types, re-exports,
 * and those of style sheets. Imports of packages are left out.
 *
 * @throws when git fails, or a file cannot be parsed
 */
export function importsOfProject(): readonly Import[] {
  return projectPaths()
    .filter((file) => /\.(?:[mc]?[jt]s|tsx|css)$/.test(file))
    .flatMap((file) => importsOf(file, readFileSync(file, 'utf8')))
}

/** The imports of one file, without those of packages. */
export function importsOf(file: string, source: string): readonly Import[] {
  const written = file.endsWith('.css')
    ? [...source.matchAll(/@import\s+["']([^"']+)["']/g)].map(
        ([, path = '']) => path,
      )
    : namesIn(file, source)
  return written.flatMap((name) => {
    const path = pathOf(file, name)
    return path === undefined ? [] : [{ file, written: name, path }]
  })
}

/** The names that a file imports, as the file writes them. */
export function namesIn(file: string, source: string): readonly string[] {
  const { module, errors } = parseSync(file, source)
  const [error] = errors
  if (error) throw new Error(`${file}: ${error.message}`)
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    // The argument of import() is an expression, here a string or a template.
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      source.slice(start + 1, end - 1),
    ),
  ]
}

/** The path that an import leads to, from the root; undefined for a package. */
function pathOf(file: string, name: string): string | undefined {
  if (name.startsWith('@/')) return name.slice(2)
  if (!name.startsWith('.')) return undefined
  return posix.join(posix.dirname(file), name)
}
