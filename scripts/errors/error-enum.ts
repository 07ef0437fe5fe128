import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** One error as its client spells it. */
export interface ClientError {
  readonly code: number
  readonly name: string
  /** Empty where the client has none. */
  readonly message: string
}

/** Loads packages as a sample does: the clients are theirs. */
export const clients = createRequire(join(process.cwd(), 'samples', 'x.js'))

/** The version of an installed client, `@solana-program/token 0.16.1`. */
export function versionOf(name: string): string {
  const { version } = JSON.parse(readClientFile(name, 'package.json'))
  return `${name} ${version}`
}

/** The text of a file inside an installed client. */
export function readClientFile(name: string, file: string): string {
  return readFileSync(clientFile(name, file), 'utf8')
}

/** Where a file of an installed client stands. */
export function clientFile(name: string, file: string): string {
  return join(process.cwd(), 'samples', 'node_modules', name, file)
}

/** `INSUFFICIENT_FUNDS` as the enum of the program spells it, `InsufficientFunds`. */
export function pascalCase(constant: string): string {
  return constant
    .toLowerCase()
    .replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/**
 * The errors that a client exports as constants `PREFIX__NAME`, each with its code.
 *
 * @param describe what an error is called and says, by `NAME` and code
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

/** Errors in the order of their codes. */
export function byCode(errors: Iterable<ClientError>): readonly ClientError[] {
  return [...errors].sort((a, b) => a.code - b.code)
}
