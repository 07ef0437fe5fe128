import {
  type Address,
  isAddress,
  isSignature,
  type Signature,
} from '@solana/kit'
import { invalidParams } from './rpc-error'

/** The positional parameters of a call, read by type; a wrong one is -32602. */
export class Params {
  constructor(private readonly values: readonly unknown[]) {}

  address(index: number): Address {
    return toAddress(this.string(index))
  }

  signature(index: number): Signature {
    const text = this.string(index)
    if (isSignature(text)) return text
    throw invalidParams('Invalid param: WrongSize')
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
    if (this.values.length > index) return this.values[index]
    throw invalidParams(
      `\`params\` should have at least ${index + 1} argument(s)`,
    )
  }
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
    return value === undefined || value === null ? undefined : toUnsigned(value)
  }

  address(name: string): Address | undefined {
    const text = this.string(name)
    return text === undefined ? undefined : toAddress(text)
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
  const isBase58 = /^[1-9A-HJ-NP-Za-km-z]*$/.test(text)
  throw invalidParams(`Invalid param: ${isBase58 ? 'WrongSize' : 'Invalid'}`)
}

function toUnsigned(value: unknown): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0)
    return value
  throw wrongType(value, 'u64')
}

function toStrings(value: unknown): readonly string[] {
  if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
    return value
  throw wrongType(value, 'a sequence of strings')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function wrongType(value: unknown, expected: string) {
  const found = JSON.stringify(value)
  return invalidParams(
    `Invalid params: invalid type: ${found}, expected ${expected}.`,
  )
}
