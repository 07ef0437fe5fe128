import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync } from 'oxc-parser'
import { projectPaths } from '../process/git'

export interface Import {
  /** The file that imports, as a path from the root. */
  readonly file: string
  /** What it imports, as it is written there. */
  readonly written: string
  /** The same as a path from the root, often without its ending. */
  readonly path: string
}

/**
 * Every import of the project that leads to a file of its own: static, dynamic, of types alone, re-exports, and style sheets'.
 * Packages are left out.
 *
 * @throws when git does not answer, or a file cannot be parsed
 */
export function importsOfProject(): readonly Import[] {
  return projectPaths()
    .filter((file) => /\.(?:[mc]?[jt]s|tsx|css)$/.test(file))
    .flatMap((file) => importsOf(file, readFileSync(file, 'utf8')))
}

/** The imports of one file. */
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

/** The names that a file imports, as they are written there. */
export function namesIn(file: string, source: string): readonly string[] {
  const { module, errors } = parseSync(file, source)
  const [error] = errors
  if (error) throw new Error(`${file}: ${error.message}`)
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    // Their argument is an expression, here a string or a template.
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      source.slice(start + 1, end - 1),
    ),
  ]
}

/** @returns undefined for a package */
function pathOf(file: string, name: string): string | undefined {
  if (name.startsWith('@/')) return name.slice(2)
  if (!name.startsWith('.')) return undefined
  return posix.join(posix.dirname(file), name)
}
