import type { Import } from './link'

/** The modules of each worker, in the order in which they start. */
export const workerModules = {
  chain: ['globals', 'chain-worker'],
  recipe: ['globals', 'network', 'recipe-worker'],
} as const

/** The name of the worker's function that prevents a program from ending during an `import()`. */
export const holdImport = '$holdImport'

/** The name of the worker's function that gives the address of an imported module. */
export const findImport = '$findImport'

/** The name of the worker's function that gives a recipe's module its `import.meta`. */
export const importMeta = '$importMeta'

/** The module that compiles an edited recipe. */
export const compilerModule = 'compile'

/** The most characters of output of a run, and how many a print counts at least. */
export const mostText = 1_000_000
export const leastPrint = 100

/** A program on the chain. */
export interface RunProgram {
  readonly address: string
  readonly loader: string
  /** The feature that has to be active for it, or must not be. */
  readonly onlyWith?: string
  readonly onlyWithout?: string
  /** True for one that the local node adds, or that replaces LiteSVM's. */
  readonly deployed?: boolean
}

export interface RecipeModule {
  /** Its path below `samples/`. */
  readonly file: string
  readonly code: string
  readonly imports: readonly Import[]
}
