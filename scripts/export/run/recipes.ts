import { join } from 'node:path'
import { readText } from '@/lib/files/read-text'
import { type Compiled, compile } from '@/packages/program-runner/src/compile'

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
): Promise<readonly CompiledRecipe[]> {
  return Promise.all(
    files.map(async (file) => ({ file, modules: await withImported(file) })),
  )
}

/** Packages that no recipe imports, but many programs that readers paste. */
const pasted = ['bs58']

/** The packages that recipes and pasted programs import. */
export function packagesOf(
  recipes: readonly CompiledRecipe[],
): readonly string[] {
  const names = recipes
    .flatMap(({ modules }) => modules)
    .flatMap(({ imports }) => imports.map(([, , name]) => name))
  return [...new Set([...names, ...pasted])]
    .filter((name) => !name.endsWith('.ts'))
    .sort()
}

async function withImported(
  file: string,
  done: readonly CompiledSample[] = [],
): Promise<readonly CompiledSample[]> {
  if (done.some((each) => each.file === file)) return done
  const source = readText(join('samples', file))
  const compiled = await compile(source, file)
  let before = done
  for (const [, , name] of compiled.imports)
    if (name.endsWith('.ts')) before = await withImported(name, before)
  return [...before, { file, source, ...compiled }]
}
