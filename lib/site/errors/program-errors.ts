import programs from '@/content/program-errors.json'

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

const isRow = (row: readonly unknown[]): row is ErrorRow =>
  row.length === 3 && typeof row[0] === 'number'

/** All programs of content/program-errors.json, which `npm run errors` writes. */
export const programErrors: readonly ProgramErrors[] = programs.map(
  (program) => ({
    ...program,
    errors: program.errors.flatMap((row) => (isRow(row) ? [row] : [])),
  }),
)
