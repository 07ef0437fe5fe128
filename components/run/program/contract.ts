import type {
  RecipeModule,
  RunProgram,
} from '@/packages/program-runner/src/protocol/contract'
import type { Import } from '@/packages/program-runner/src/protocol/link'

/** The folder of the files that run recipes, below the base path. */
export const runFolder = 'assets/run'

/** The document of the frame that recipes run in, below the base path. */
export const frameFile = 'run.html'

/** A file that runs recipes. */
export interface RunFile {
  /** Its name in the folder. */
  readonly file: string
  readonly digest: string
  readonly bytes: number
  /** Its compressed size in bytes. */
  readonly packed: number
  /** Of a module: the modules that it imports. */
  readonly imports?: readonly Import[]
  readonly program?: RunProgram
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

/** The virtual machine. */
export const machineFile = 'machine'

/** A recipe's program: its modules in import order, the recipe itself last. */
export interface Recipe {
  /** Its text, as its page shows it. */
  readonly source: string
  /** What its last run printed. */
  readonly recorded: string
  readonly modules: readonly RecipeModule[]
  /** The names of all other files that it needs. */
  readonly needs: readonly string[]
}
