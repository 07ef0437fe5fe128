import {
  type ClientError,
  clients,
  errorsNamed,
  pascalCase,
} from './error-enum'

type Exports = Readonly<Record<string, unknown>>
type MessageOf = (code: number) => string

/**
 * The errors of a client that Codama generated: constants `TOKEN_ERROR__…`, and a function that
 * returns their messages.
 *
 * @throws when the client has no such function
 */
export function codamaErrors(
  name: string,
  constants: string,
  messageFunction: string,
): readonly ClientError[] {
  const exports: Exports = clients(name)
  const messageOf = exports[messageFunction]
  if (!isMessageFunction(messageOf)) throw unknownExport(name, messageFunction)
  return errorsNamed(exports, constants, (constant, code) => {
    const name = pascalCase(constant)
    return { name, message: withoutName(messageOf(code), name) }
  })
}

const isMessageFunction = (value: unknown): value is MessageOf =>
  typeof value === 'function'

/** The message alone: for some errors Codama gives `InsufficientFunds: Insufficient funds`. */
function withoutName(message: string, name: string): string {
  return message.startsWith(`${name}: `)
    ? message.slice(name.length + 2)
    : message
}

interface UmiError {
  readonly name: string
  readonly message: string
}

type UmiLookup = (
  code: number,
  program: { readonly name: string; readonly publicKey: string },
) => UmiError | null

const isUmiLookup = (value: unknown): value is UmiLookup =>
  typeof value === 'function'

/** Possible codes of Metaplex's programs, which count from 0, or from 6000 as Anchor does. */
const umiCodes = [0, 6000].flatMap((start) =>
  Array.from({ length: 1000 }, (_, index) => start + index),
)

/**
 * The errors of a client for Umi: classes that a function finds by their codes.
 *
 * @throws when the client has no such function
 */
export function umiErrors(
  name: string,
  lookupFunction: string,
): readonly ClientError[] {
  const exports: Exports = clients(name)
  const lookup = exports[lookupFunction]
  if (!isUmiLookup(lookup)) throw unknownExport(name, lookupFunction)
  return umiCodes.flatMap((code) => {
    const error = lookup(code, { name, publicKey: '' })
    if (!error) return []
    const [message = ''] = error.message.split('\n\nSource: ')
    return [{ code, name: error.name, message: message.trim() }]
  })
}

const unknownExport = (client: string, name: string) =>
  new Error(
    `${client} exports no ${name}; look up its new name in samples/node_modules/${client}, and correct scripts/errors/programs.ts`,
  )
