import { readJson } from '@/lib/site/json-file'

/** An error as code, name and the client's message, which may be empty. */
export type ErrorRow = readonly [code: number, name: string, message: string]

/** The errors of one program, framework or part of the runtime. */
export interface ProgramErrors {
  readonly id: string
  readonly name: string
  /** The program's address; missing for frameworks, interfaces and the runtime. */
  readonly address?: string
  /** The client library that the errors were read from, with its version. */
  readonly source: string
  readonly errors: readonly ErrorRow[]
}

/** All programs of content/program-errors.json, which `npx tsx scripts/errors.ts` writes. */
export const programErrors = (): readonly ProgramErrors[] =>
  readJson('content/program-errors.json')
