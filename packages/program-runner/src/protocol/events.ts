/** An event of a run. Events come in order. */
export type RunEvent =
  | {
      readonly type: 'print'
      readonly level: 'log' | 'info' | 'warn' | 'error'
      readonly text: string
    }
  /** The recipe has printed too much: no further output follows. */
  | { readonly type: 'rest' }
  /** The recipe requested an address that cannot be reached here. */
  | { readonly type: 'refused' }
  /** A transaction called a missing program. */
  | { readonly type: 'missing'; readonly program: string }
  | {
      /** A call of the chain's JSON-RPC, or a notification. */
      readonly type: 'request'
      readonly request: RpcRequest
    }
  | { readonly type: 'transaction'; readonly transaction: RanTransaction }
  | {
      /** The last event of a run. */
      readonly type: 'ended'
      readonly how: 'done' | 'failed' | 'stopped' | 'time'
      readonly error?: RunError
      /** The exit code, where it is not 0. */
      readonly exitCode?: number
      /** Why the recipe could not start. */
      readonly fault?: RunFault
      /** True where the program blocked its frame, which was removed with its chain. */
      readonly isFrameGone?: boolean
      readonly milliseconds: number
    }

/**
 * A call of the chain's JSON-RPC with its response, by HTTP or by WebSocket, or a notification of a
 * subscription.
 */
export interface RpcRequest {
  readonly method: string
  /** The parameters as JSON, shortened. Of a notification: the number of its subscription. */
  readonly params: string
  /** The result as JSON, shortened; absent where the call failed. */
  readonly result?: string
  readonly error?: string
  /** Absent for a notification. */
  readonly milliseconds?: number
}

/** Why a program failed. Line and column are those of the recipe, from 1 on, where they are known. */
export interface RunError {
  readonly message: string
  readonly line?: number
  readonly column?: number
  readonly hint?: RunHint
}

/** What a recipe needs and the browser lacks; the panel explains it below the error. */
export type RunHint = 'noModule' | 'notHere' | 'otherPackage'

/** A transaction that a recipe sent, or whose preflight simulation failed. */
export interface RanTransaction {
  readonly signature: string
  /** True for a preflight simulation that failed: the chain has no such transaction. */
  readonly simulated: boolean
  readonly slot: number
  /** In lamports. */
  readonly fee: number
  /** Compute units. */
  readonly units: number
  /** The error as the RPC gives it, in JSON. */
  readonly error?: string
  readonly logs: readonly string[]
  readonly instructions: readonly RanInstruction[]
  readonly accounts: readonly {
    readonly address: string
    /** Absent where there was no such account. */
    readonly before?: RanAccount
    readonly after?: RanAccount
  }[]
}

/** An instruction, as `jsonParsed` has it where the program is known. */
export interface RanInstruction {
  /** The program's address. */
  readonly program: string
  /** The name that the RPC gives the program, `spl-token`. */
  readonly programName?: string
  /** The name that the RPC gives the instruction, `transferChecked`. */
  readonly name?: string
  /** Its arguments and accounts by name. */
  readonly info?: unknown
  /** In base58, where the instruction could not be parsed. */
  readonly data?: string
  readonly accounts: readonly string[]
  /** The instructions that it called, in their order. */
  readonly inner?: readonly RanInstruction[]
}

export interface RanAccount {
  /** The program that owns it. */
  readonly owner: string
  readonly lamports: string
  readonly executable: boolean
  /** The length of its data, in bytes. */
  readonly space: number
  /** The first kilobyte of its data, in base64. */
  readonly data: string
  /** The data as `jsonParsed`, where the RPC knows the program. */
  readonly parsed?: {
    readonly program: string
    readonly type: string
    readonly info: unknown
  }
}

/** Why recipes cannot run here. */
export interface RunFault {
  readonly missing: 'wasm' | 'ed25519' | 'frame' | 'worker' | 'file' | 'build'
  /** The file that did not load. */
  readonly file?: string
}

/** A recipe to run. */
export interface RunRequest {
  /** Its path below `samples/`, `guides/serialization/client.ts`. */
  readonly file: string
  /** Its text in TypeScript, where a reader has changed it. */
  readonly source?: string
  /** False for a fresh chain. */
  readonly keepChain: boolean
}

/** Runs recipes, one at a time. */
export interface Machine {
  /** Runs a recipe and reports each event. One that still runs is stopped first. */
  run(request: RunRequest, on: (event: RunEvent) => void): void
  /** Ends the recipe that runs; the chain stays. */
  stop(): void
  /** Ends everything and frees its memory. */
  close(): void
}
