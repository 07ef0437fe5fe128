import type { Locale } from '@/site.config'
import { type ErrorHelp, helpIn } from './help'
import {
  type ErrorRow,
  type ProgramErrors,
  programErrors,
} from './program-errors'

/** An error as pages and searches show it. */
export interface ErrorRecord {
  /** The name of the program or of the part of the runtime, `Token`. */
  readonly program: string
  readonly name: string
  readonly decimal: string
  /** Missing for errors of the runtime, which are never printed in hex. */
  readonly hex?: string
  /** The client's English message, which may be empty. */
  readonly message: string
  /** The anchor on `errors.html`. */
  readonly anchor: string
  /** Cause, way out and recipe, for the most frequent errors. */
  readonly help?: ErrorHelp
}

export interface ProgramRecords {
  readonly program: ProgramErrors
  readonly errors: readonly ErrorRecord[]
}

const runtime = ['instruction-error', 'transaction-error', 'json-rpc']

/** The anchor of an error: its hex code, or a name or number for errors of the runtime. */
function anchorOf(program: string, [code, name]: ErrorRow): string {
  if (program === 'json-rpc') return `json-rpc${code}`
  if (runtime.includes(program)) return `${program}-${name}`
  return `${program}-0x${code.toString(16)}`
}

/** All errors by program, in the order of the page. */
export function errorsByProgram(locale: Locale): readonly ProgramRecords[] {
  const helpFor = helpIn(locale)
  return programErrors().map((program) => ({
    program,
    errors: program.errors.map((row) => {
      const [code, name, message] = row
      const anchor = anchorOf(program.id, row)
      return {
        program: program.name,
        name,
        decimal: String(code),
        hex: runtime.includes(program.id)
          ? undefined
          : `0x${code.toString(16)}`,
        message,
        anchor,
        help: helpFor(anchor),
      }
    }),
  }))
}

/** All errors of `errors.html` in one list, for the searches. */
export function errorRecords(locale: Locale): readonly ErrorRecord[] {
  return errorsByProgram(locale).flatMap(({ errors }) => errors)
}
