import type { RecipeModule, RunProgram } from './contract'
import type { Import } from './link'

/** The version of the protocol: a page may meet the frame of another release. */
export const protocol = 3

export type WorkerName = 'chain' | 'recipe'

/** A fetched module. */
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

/** Messages of the page to the frame. */
export type ToFrame =
  | {
      readonly type: 'modules'
      /** Each follows those that it imports. */
      readonly modules: readonly ModuleBytes[]
    }
  | {
      /** Starts a worker; the message transfers ports for its first message. */
      readonly type: 'start'
      readonly worker: WorkerName
      /** The modules to import one after the other. The last one has `start`. */
      readonly modules: readonly string[]
    }
  | { readonly type: 'end'; readonly worker: WorkerName }

/** Later messages of the frame to the page. */
export type FromFrame = WorkerFailed | WorkerEnded

/** The response to `end`: the worker has ended, and its calls of `crypto.subtle` are over. */
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
 * A frame that has not ended a worker after this time, in milliseconds, is blocked by a program, and
 * is removed.
 */
export const endTimeout = 1_000

/** A worker that has not responded after this time, in milliseconds, has not started. */
export const startTimeout = 20_000

/** The recipe worker's first message. */
export interface RecipeStarted {
  readonly type: 'started'
}

/** A worker's first message, with a port to the frame's `crypto.subtle` and those of the page. */
export interface Boot {
  readonly modules: readonly string[]
  /** The address of each module that the frame holds. */
  readonly addresses: Readonly<Record<string, string>>
}

/** A program that LiteSVM or the local node starts with. */
export interface ProgramBytes extends RunProgram {
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** The files of the VM. */
export interface MachineBytes {
  readonly wasm: Uint8Array<ArrayBuffer>
  readonly programs: readonly ProgramBytes[]
}

/** Messages of the page to the chain worker. */
export type ToChain =
  | { readonly type: 'open'; readonly wasm: Uint8Array<ArrayBuffer> }
  | {
      /** Serves the recipe whose port is transferred. */
      readonly type: 'serve'
      readonly keepChain: boolean
      /** Programs that the chain does not have yet. */
      readonly programs: readonly ProgramBytes[]
    }
  /** Ends the service. All events of the run precede the response. */
  | { readonly type: 'rest' }

/** Messages of the chain worker, besides events of the run. */
export type FromChain =
  | { readonly type: 'opened' }
  | { readonly type: 'rested' }
  | { readonly type: 'failed'; readonly message: string }

/** The message of the page to the recipe worker, with a port to the chain. */
export interface ToRecipe {
  readonly modules: readonly RecipeModule[]
  /** The text of an edited recipe. */
  readonly source?: string
  /** The packages that an edited recipe can import. */
  readonly packages?: readonly string[]
  /** Files by their path below `samples/`. */
  readonly files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>
  /** For recipes that use `litesvm` themselves. */
  readonly machine?: MachineBytes
}

/** For a recipe worker that starts before its recipe is known: packages to load. */
export interface RecipeAhead {
  readonly ahead: readonly string[]
}

/** From the recipe worker to the chain worker. */
export type ToNode =
  | { readonly type: 'call'; readonly call: number; readonly text: string }
  | { readonly type: 'open'; readonly socket: number }
  | { readonly type: 'text'; readonly socket: number; readonly text: string }
  | { readonly type: 'close'; readonly socket: number }

/** From the chain worker to the recipe worker. */
export type FromNode =
  | { readonly type: 'answer'; readonly call: number; readonly text: string }
  | { readonly type: 'text'; readonly socket: number; readonly text: string }
