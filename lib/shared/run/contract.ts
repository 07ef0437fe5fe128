import type { Import } from './link'

/** The folder of the files that run recipes, below the base path. */
export const runFolder = 'assets/run'

/** The document of the frame that recipes run in, below the base path. */
export const frameFile = 'run.html'

/** The value that stands for an empty program in the playground's choice. */
export const emptyChoice = 'empty'

/** A file that runs recipes. */
export interface RunFile {
  /** Its name in the folder. */
  readonly file: string
  readonly digest: string
  readonly bytes: number
  /** Its size when a host has compressed it. */
  readonly packed: number
  /** Of a module: the modules that it imports. */
  readonly imports?: readonly Import[]
  readonly program?: RunProgram
}

/** Where a program stands on the chain. */
export interface RunProgram {
  readonly address: string
  readonly loader: string
  /** The feature that has to be active for it, or must not be. */
  readonly onlyWith?: string
  readonly onlyWithout?: string
  /** True for one that the local node has, in the place of LiteSVM's own or beside them. */
  readonly deployed?: boolean
}

/**
 * All files that run recipes, by name: a package (`@solana/kit`), a module of ours
 * (`chain-worker`), the virtual machine (`machine`), a program of LiteSVM (`program/x.so`) or of the
 * local node (`deployed/x.so`), bytecode that recipes read (`bytecode/x.so`), a recipe
 * (`guides/x.ts`).
 */
export type RunList = Readonly<Record<string, RunFile>>

/** The file that holds the list. */
export type RunListFile = Pick<RunFile, 'file' | 'digest'>

/** The modules of each worker, in the order in which they start. */
export const workerModules = {
  chain: ['globals', 'chain-worker'],
  recipe: ['globals', 'network', 'recipe-worker'],
} as const

/** The methods of `crypto.subtle`, which the frame does for its workers. */
export const subtleMethods = [
  'decrypt',
  'deriveBits',
  'deriveKey',
  'digest',
  'encrypt',
  'exportKey',
  'generateKey',
  'importKey',
  'sign',
  'unwrapKey',
  'verify',
  'wrapKey',
] as const

/** So many calls of `crypto.subtle` of one worker may be under way. */
export const mostSubtleCalls = 64

/** The characters of output that a run shows, and how many a print counts at least. */
export const mostText = 1_000_000
export const leastPrint = 100

/** The virtual machine. */
export const machineFile = 'machine'

/** The worker's function that keeps a program alive while one of its `import()` is on its way. */
export const holdImport = '$holdImport'

/** The module that makes JavaScript of an edited recipe. */
export const compilerModule = 'compile'

/**
 * A recipe's program: its modules, each after those that it imports, the recipe itself last.
 */
export interface Recipe {
  /** Its text, as its page shows it. */
  readonly source: string
  /** What its last run printed. */
  readonly recorded: string
  readonly modules: readonly RecipeModule[]
  /** The names of all other files that it needs. */
  readonly needs: readonly string[]
}

export interface RecipeModule {
  /** Its path below `samples/`. */
  readonly file: string
  readonly code: string
  readonly imports: readonly Import[]
}
