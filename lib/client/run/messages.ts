import type { RecipeModule, RunProgram } from '../../shared/run/contract'
import type { Import } from '../../shared/run/link'

/** The protocol's version: a page may meet the frame of another release. */
export const protocol = 2

export type WorkerName = 'chain' | 'recipe'

/** A module as the page fetched it. */
interface ModuleBytes {
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly imports: readonly Import[]
}

/** The frame's first message to the page. */
export interface FrameReady {
  readonly type: 'ready'
  readonly protocol: number
  /** True where the browser's WebCrypto has Ed25519. */
  readonly ed25519: boolean
}

/** What the page asks of the frame. */
export type ToFrame =
  | {
      readonly type: 'modules'
      /** Each comes after those that it imports. */
      readonly modules: readonly ModuleBytes[]
    }
  | {
      /** Starts a worker; ports for its first message come along. */
      readonly type: 'start'
      readonly worker: WorkerName
      /** The modules to import one after the other. The last one has `start`. */
      readonly modules: readonly string[]
    }
  | { readonly type: 'end'; readonly worker: WorkerName }

/** What the frame tells the page afterwards. */
export type FromFrame = WorkerFailed | WorkerEnded

/** The answer to `end`: the worker is gone, and nothing that it asked of the frame goes on. */
interface WorkerEnded {
  readonly type: 'ended'
  readonly worker: WorkerName
}

interface WorkerFailed {
  readonly type: 'failed'
  readonly worker: WorkerName
  readonly message: string
}

/**
 * A frame that has not ended a worker after this time, in milliseconds, is held by a program: it is
 * taken away.
 */
export const endPatience = 1_000

/** A worker that has not answered after this time has not started, in milliseconds. */
export const startPatience = 20_000

/** The recipe worker's first message: it has what it was sent. */
export interface RecipeStarted {
  readonly type: 'started'
}

/** A worker's first message, with a port to the frame's `crypto.subtle` and those of the page. */
export interface Boot {
  readonly modules: readonly string[]
  /** The address of each module that the frame holds. */
  readonly addresses: Readonly<Record<string, string>>
}

/** A program that is on every chain, or that the machine starts with. */
export interface ProgramBytes extends RunProgram {
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** What the virtual machine is made of. */
export interface MachineBytes {
  readonly wasm: Uint8Array<ArrayBuffer>
  readonly programs: readonly ProgramBytes[]
}

/** What the page asks of the chain worker. */
export type ToChain =
  | { readonly type: 'open'; readonly wasm: Uint8Array<ArrayBuffer> }
  | {
      /** Serves the recipe whose port comes along. */
      readonly type: 'serve'
      readonly keepChain: boolean
      /** Programs that are not there yet. */
      readonly programs: readonly ProgramBytes[]
    }
  /** Ends the service; all events of the run come before the answer. */
  | { readonly type: 'rest' }

/** What the chain worker answers, beside events of the run. */
export type FromChain =
  | { readonly type: 'opened' }
  | { readonly type: 'rested' }
  | { readonly type: 'failed'; readonly message: string }

/** What the page gives the recipe worker, with a port to the chain. */
export interface ToRecipe {
  readonly modules: readonly RecipeModule[]
  /** The recipe's text, where a reader has changed it. */
  readonly source?: string
  /** Files by their path below `samples/`. */
  readonly files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>
  /** For recipes that use the virtual machine themselves. */
  readonly machine?: MachineBytes
}

/** What a recipe worker gets that starts ahead of its recipe: packages that it will want. */
export interface RecipeAhead {
  readonly ahead: readonly string[]
}

/** What goes from the recipe worker to the chain worker. */
export type ToNode =
  | { readonly type: 'call'; readonly call: number; readonly text: string }
  | { readonly type: 'open'; readonly socket: number }
  | { readonly type: 'text'; readonly socket: number; readonly text: string }
  | { readonly type: 'close'; readonly socket: number }

/** What comes back. */
export type FromNode =
  | { readonly type: 'answer'; readonly call: number; readonly text: string }
  | { readonly type: 'text'; readonly socket: number; readonly text: string }
