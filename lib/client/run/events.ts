/** One thing that happens while a recipe runs, in the order in which it happens. */
export type RunEvent =
  | {
      readonly type: 'print'
      readonly level: 'log' | 'info' | 'warn' | 'error'
      readonly text: string
    }
  /** The recipe has printed more than is told: nothing of what it prints follows. */
  | { readonly type: 'rest' }
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
      /** With what the recipe ended itself, where that is not 0. */
      readonly exitCode?: number
      /** Why the recipe could not begin: what it needs did not come. */
      readonly fault?: RunFault
      /** True where the program held its frame, which was taken away with the chain in it. */
      readonly isFrameGone?: boolean
      readonly milliseconds: number
    }

/**
 * A call of the chain's JSON-RPC with its answer, by HTTP or by WebSocket, or a notification of a
 * subscription.
 */
export interface RpcRequest {
  readonly method: string
  /** The parameters as JSON, shortened. Of a notification: the number of its subscription. */
  readonly params: string
  /** The result as JSON, shortened; absent where the call failed. */
  readonly result?: string
  readonly error?: string
  /** Absent for a notification, which answers nothing. */
  readonly milliseconds?: number
}

/** What made a program fail, with its place in the recipe where that is known, from 1 on. */
export interface RunError {
  readonly message: string
  readonly line?: number
  readonly column?: number
  readonly hint?: RunHint
}

/** What recipes miss in the browser, which the panel explains below an error. */
export type RunHint = 'noModule' | 'noNetwork' | 'notHere'

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
  /** The data in words, where the RPC knows the program. */
  readonly parsed?: {
    readonly program: string
    readonly type: string
    readonly info: unknown
  }
}

/** Why recipes cannot run here. */
export interface RunFault {
  readonly missing: 'wasm' | 'ed25519' | 'frame' | 'worker' | 'file' | 'build'
  /** The file that did not come. */
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
  /** Runs a recipe and tells each event. One that still runs is stopped before. */
  run(request: RunRequest, on: (event: RunEvent) => void): void
  /** Ends the recipe that runs; the chain stays. */
  stop(): void
  /** Ends everything and gives its memory back. */
  close(): void
}
