import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Compiled, compile } from '@/lib/shared/run/compile'

/** A recipe for the reader's browser, and the text that it was made from. */
export interface CompiledRecipe {
  /** Its path below `samples/`. */
  readonly file: string
  /** Each module after those that it imports, the recipe itself last. */
  readonly modules: readonly CompiledSample[]
}

interface CompiledSample extends Compiled {
  readonly file: string
  readonly source: string
}

/** Compiles recipes, with the samples that they import. */
export function compileRecipes(
  files: readonly string[],
): readonly CompiledRecipe[] {
  return files.map((file) => ({ file, modules: withImported(file) }))
}

/** The packages that recipes import. */
export function packagesOf(
  recipes: readonly CompiledRecipe[],
): readonly string[] {
  const names = recipes
    .flatMap(({ modules }) => modules)
    .flatMap(({ imports }) => imports.map(([, , name]) => name))
  return [...new Set(names)].filter((name) => !name.endsWith('.ts')).sort()
}

function withImported(
  file: string,
  done: readonly CompiledSample[] = [],
): readonly CompiledSample[] {
  if (done.some((each) => each.file === file)) return done
  const source = readFileSync(join('samples', file), 'utf8')
  const compiled = compile(source, file)
  const before = compiled.imports
    .map(([, , name]) => name)
    .filter((name) => name.endsWith('.ts'))
    .reduce((list, name) => withImported(name, list), done)
  return [...before, { file, source, ...compiled }]
}
