import {
  type Address,
  isAddress,
  isSignature,
  type Signature,
} from '@solana/kit'
import { counts } from './methods/counts'
import { errorCodes, invalidParams, RpcError } from './rpc-error'

/** The positional parameters of a call, read by type; a wrong one is -32602. */
export class Params {
  constructor(private readonly values: readonly unknown[]) {}

  address(index: number): Address {
    return toAddress(this.string(index))
  }

  signature(index: number): Signature {
    return toSignature(this.string(index))
  }

  string(index: number): string {
    const value = this.required(index)
    if (typeof value === 'string') return value
    throw wrongType(value, 'a string')
  }

  bigint(index: number): bigint {
    return BigInt(toUnsigned(this.required(index)))
  }

  strings(index: number): readonly string[] {
    return toStrings(this.required(index))
  }

  has(index: number): boolean {
    return this.values[index] !== undefined && this.values[index] !== null
  }

  isObject(index: number): boolean {
    return isRecord(this.values[index])
  }

  /** The configuration object at this place, an empty one if it is absent. */
  options(index: number): Options {
    return new Options(this.values[index] ?? {})
  }

  private required(index: number): unknown {
    return this.values[index] ?? null
  }
}

/**
 * The parameters of a call to a method, as jsonrpc-derive 18 reads them (to_delegate.rs).
 *
 * @throws RpcError (-32602) for named instead of positional parameters, and for a wrong number of
 *   them
 */
export function readParams(method: string, params: unknown): Params {
  const { least, most } = counts.get(method) ?? { least: 0, most: Infinity }
  const isNamed = isRecord(params)
  const values: readonly unknown[] = Array.isArray(params) ? params : []
  const count = values.length
  if (most === 0) {
    if (isNamed || count > 0)
      throw invalidParams('Invalid parameters: No parameters were expected')
  } else if (least === most) {
    if (isNamed || !Array.isArray(params))
      throw wrongType(params, `a tuple of size ${most}`)
    if (count !== most)
      throw invalidParams(
        `Invalid params: invalid length ${count}, expected ${count < most ? `a tuple of size ${most}` : 'fewer elements in array'}.`,
      )
  } else {
    if (isNamed) throw invalidParams('`params` should be an array')
    if (count < least)
      throw invalidParams(
        `\`params\` should have at least ${least} argument(s)`,
      )
    if (count > most)
      throw new RpcError(
        errorCodes.invalidParams,
        `Invalid parameters: Expected from ${least} to ${most} parameters.`,
        `"Got: ${count}"`,
      )
  }
  return new Params(values)
}

/** A configuration object, read by name and type. */
export class Options {
  private readonly record: Readonly<Record<string, unknown>>

  constructor(value: unknown) {
    if (!isRecord(value)) throw wrongType(value, 'an object')
    this.record = value
  }

  string(name: string): string | undefined {
    return this.read(name, 'a string', (value) => typeof value === 'string')
  }

  boolean(name: string): boolean {
    return (
      this.read(name, 'a boolean', (value) => typeof value === 'boolean') ??
      false
    )
  }

  number(name: string): number | undefined {
    const value = this.record[name]
    return value === undefined || value === null
      ? undefined
      : Number(toUnsigned(value))
  }

  address(name: string): Address | undefined {
    const text = this.string(name)
    return text === undefined ? undefined : toAddress(text)
  }

  signature(name: string): Signature | undefined {
    const text = this.string(name)
    return text === undefined ? undefined : toSignature(text)
  }

  strings(name: string): readonly string[] {
    return toStrings(this.record[name] ?? [])
  }

  nested(name: string): Options | undefined {
    const value = this.record[name]
    return value === undefined || value === null
      ? undefined
      : new Options(value)
  }

  list(name: string): readonly unknown[] {
    const value = this.record[name] ?? []
    if (Array.isArray(value)) return value
    throw wrongType(value, 'a sequence')
  }

  raw(name: string): unknown {
    return this.record[name]
  }

  private read<T>(
    name: string,
    expected: string,
    isType: (value: unknown) => value is T,
  ): T | undefined {
    const value = this.record[name]
    if (value === undefined || value === null) return undefined
    if (isType(value)) return value
    throw wrongType(value, expected)
  }
}

export function toAddress(text: string): Address {
  if (isAddress(text)) return text
  throw wrongText(text, 44)
}

export function toSignature(text: string): Signature {
  if (isSignature(text)) return text
  throw wrongText(text, 88)
}

/** The longest text of its kind decides whether size or letters are wrong. */
function wrongText(text: string, longest: number) {
  const isBase58 = /^[1-9A-HJ-NP-Za-km-z]*$/.test(text)
  const isWrongSize = isBase58 || text.length > longest
  return invalidParams(
    `Invalid param: ${isWrongSize ? 'WrongSize' : 'Invalid'}`,
  )
}

function toUnsigned(value: unknown): number | bigint {
  if (typeof value === 'bigint') return value
  if (Number.isSafeInteger(value) && Number(value) >= 0) return Number(value)
  throw wrongType(value, 'u64')
}

function toStrings(value: unknown): readonly string[] {
  if (!Array.isArray(value)) throw wrongType(value, 'a sequence')
  for (const item of value)
    if (typeof item !== 'string') throw wrongType(item, 'a string')
  return value
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function wrongType(value: unknown, expected: string) {
  const isNegative = Number.isSafeInteger(value) && Number(value) < 0
  const what = isNegative && expected === 'u64' ? 'value' : 'type'
  return invalidParams(
    `Invalid params: invalid ${what}: ${describe(value)}, expected ${expected}.`,
  )
}

/** A value in the words of serde (`Unexpected`). */
function describe(value: unknown): string {
  switch (typeof value) {
    case 'boolean':
      return `boolean \`${value}\``
    case 'string':
      return `string ${JSON.stringify(value)}`
    case 'bigint':
      return `integer \`${value}\``
    case 'number':
      return `${Number.isSafeInteger(value) ? 'integer' : 'floating point'} \`${value}\``
    default:
      if (value === null || value === undefined) return 'null'
      return Array.isArray(value) ? 'sequence' : 'map'
  }
}
