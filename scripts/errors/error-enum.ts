import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** An error, as its client spells it. */
export interface ClientError {
  readonly code: number
  readonly name: string
  /** Empty where the client has no message. */
  readonly message: string
}

/** Loads a client from the packages of the samples. */
export const clients = createRequire(join(process.cwd(), 'samples', 'x.js'))

/** Name and version of an installed client: `@solana-program/token 0.16.1`. */
export function versionOf(name: string): string {
  const { version } = JSON.parse(readClientFile(name, 'package.json'))
  return `${name} ${version}`
}

/** The text of a file in an installed client. */
export function readClientFile(name: string, file: string): string {
  return readFileSync(clientFile(name, file), 'utf8')
}

export function clientFile(name: string, file: string): string {
  return join(process.cwd(), 'samples', 'node_modules', name, file)
}

/** The name of a constant in a program's enum: `InsufficientFunds` for `INSUFFICIENT_FUNDS`. */
export function pascalCase(constant: string): string {
  return constant
    .toLowerCase()
    .replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/**
 * The errors that a client exports as constants `PREFIX__NAME`, each with its code.
 *
 * @param describe returns name and message of an error, from `NAME` and code
 */
export function errorsNamed(
  exports: Readonly<Record<string, unknown>>,
  prefix: string,
  describe: (name: string, code: number) => Omit<ClientError, 'code'>,
): readonly ClientError[] {
  return byCode(
    Object.entries(exports).flatMap(([key, code]) =>
      key.startsWith(`${prefix}__`) && typeof code === 'number'
        ? [{ code, ...describe(key.slice(prefix.length + 2), code) }]
        : [],
    ),
  )
}

/** The errors in the order of their codes. */
export function byCode(errors: Iterable<ClientError>): readonly ClientError[] {
  return [...errors].sort((a, b) => a.code - b.code)
}
