import { readJson } from '@/lib/files/json-file'

/** An error as code, name and the client's message, which may be empty; `null` means no code. */
export type ErrorRow = readonly [
  code: number | null,
  name: string,
  message: string,
]

/** The errors of one program, framework, client or part of the runtime. */
export interface ProgramErrors {
  readonly id: string
  readonly name: string
  /** The program's address; missing for frameworks, interfaces, clients and the runtime. */
  readonly address?: string
  /** True for errors that no program returns: they are from a client, a node, a wallet or HTTP. */
  readonly client?: boolean
  /** The library or document that the errors were read from, with its version. */
  readonly source: string
  readonly errors: readonly ErrorRow[]
}

/**
 * All programs of content/program-errors.json, which `npx tsx scripts/errors.ts` writes. The clients
 * of content/client-errors.json, written by hand because no package lists their errors, precede the
 * codes of JSON-RPC, which are beside every message of a node.
 */
export function programErrors(): readonly ProgramErrors[] {
  const programs = readPrograms('content/program-errors.json')
  const clients = readPrograms('content/client-errors.json')
  const general = programs.findIndex(({ id }) => id === 'json-rpc')
  return programs.toSpliced(general, 0, ...clients)
}

const readPrograms = (file: string): readonly ProgramErrors[] => readJson(file)
