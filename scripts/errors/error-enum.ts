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
export function variantName(constant: string): string {
  return constant.toLowerCase().replace(/(?:^|_)(\w)/g, upperCase)
}

const upperCase = (_: string, letter: string) => letter.toUpperCase()

/** Errors in the order of their codes. */
export function byCode(errors: Iterable<ClientError>): readonly ClientError[] {
  return [...errors].sort((a, b) => a.code - b.code)
}
