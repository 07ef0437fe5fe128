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
  /** Empty for an error without a number. */
  readonly decimal: string
  /** Missing for errors of the runtime and of clients, which are never printed in hex. */
  readonly hex?: string
  /** The messages of this error, in English: the client's, then those of others. */
  readonly messages: readonly string[]
  /** The anchor on `errors.html`. */
  readonly anchor: string
  /** Cause, fix and recipe, for the most frequent errors. */
  readonly help?: ErrorHelp
}

export interface ProgramRecords {
  readonly program: ProgramErrors
  readonly errors: readonly ErrorRecord[]
}

const runtime = ['instruction-error', 'transaction-error', 'json-rpc']

const isInHex = ({ id, client }: ProgramErrors) =>
  !client && !runtime.includes(id)

/**
 * The anchor of an error: its hex code, or a name or number for errors of the runtime and of
 * clients.
 */
function anchorOf(program: ProgramErrors, [code, name]: ErrorRow): string {
  const { id, client } = program
  if (code !== null && isInHex(program)) return `${id}-0x${code.toString(16)}`
  if (id === 'json-rpc') return `json-rpc${code}`
  if (client && code !== null) return `${id}-${code}`
  return `${id}-${name.replace(/\W+/g, '-')}`
}

/**
 * All errors by program, in the order of the page. Errors of clients, which say what they mean, are
 * included only if the book explains them.
 */
export function errorsByProgram(locale: Locale): readonly ProgramRecords[] {
  const helpFor = helpIn(locale)
  return programErrors().map((program) => ({
    program,
    errors: program.errors.flatMap((row) => {
      const [code, name, message] = row
      const anchor = anchorOf(program, row)
      const help = helpFor(anchor)
      if (program.client && !help) return []
      const messages = new Set([message, ...(help?.prints ?? [])])
      return {
        program: program.name,
        name,
        decimal: code === null ? '' : String(code),
        hex:
          code !== null && isInHex(program)
            ? `0x${code.toString(16)}`
            : undefined,
        messages: [...messages].filter(Boolean),
        anchor,
        help,
      }
    }),
  }))
}

/** All errors of `errors.html` in one list, for the searches. */
export function errorRecords(locale: Locale): readonly ErrorRecord[] {
  return errorsByProgram(locale).flatMap(({ errors }) => errors)
}
