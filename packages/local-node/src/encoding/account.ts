import type { EncodedAccount, ReadonlyUint8Array } from '@solana/kit'
import type { Chain } from '../chain/chain'
import type { Options } from '../params'
import { errorCodes, invalidParams, RpcError } from '../rpc-error'
import { toBase58, toBase64 } from './bytes'
import { parseAccountData } from './parse-account'

/** Longest data that the RPC writes in base58. */
const maxBase58 = 128
const maxRentEpoch = 2n ** 64n - 1n

const encodings = [
  'binary',
  'base58',
  'base64',
  'jsonParsed',
  'base64+zstd',
] as const
type Encoding = (typeof encodings)[number]

export interface AccountFormat {
  readonly encoding: Encoding
  readonly slice?: { readonly offset: number; readonly length: number }
  /** Replaces data that is too long for base58; without it, such data is refused. */
  readonly tooLong?: string
}

/** The format of accounts that a request asks for; `binary` is base58 without a name. */
export function readFormat(
  options: Options,
  fallback: Encoding,
): AccountFormat {
  const slice = options.nested('dataSlice')
  const encoding = readEncoding(options.string('encoding') ?? fallback)
  if (!slice) return { encoding }
  const offset = slice.number('offset') ?? 0
  return { encoding, slice: { offset, length: slice.number('length') ?? 0 } }
}

function readEncoding(name: string): Encoding {
  const encoding = encodings.find((known) => known === name)
  if (encoding) return encoding
  const known = encodings.map((each) => `\`${each}\``).join(', ')
  throw invalidParams(
    `Invalid params: unknown variant \`${name}\`, expected one of ${known}.`,
  )
}

/** An account as the RPC writes it. */
export function encodeAccount(
  account: EncodedAccount,
  format: AccountFormat,
  chain: Chain,
) {
  return {
    data: encodeData(account, format, chain),
    executable: account.executable,
    lamports: account.lamports,
    owner: account.programAddress,
    rentEpoch: maxRentEpoch,
    space: account.data.length,
  }
}

/** Base64 is also the format for `base64+zstd` and what `jsonParsed` cannot parse. */
function encodeData(
  account: EncodedAccount,
  { encoding, slice, tooLong }: AccountFormat,
  chain: Chain,
) {
  if (encoding === 'jsonParsed') {
    const parsed = parseAccountData(account, chain)
    if (parsed) return { ...parsed, space: account.data.length }
  }
  const data: ReadonlyUint8Array = slice
    ? account.data.slice(slice.offset, slice.offset + slice.length)
    : account.data
  switch (encoding) {
    case 'base58':
      return [shortBase58(data, tooLong), 'base58']
    case 'binary':
      return shortBase58(data, tooLong)
    default:
      return [toBase64(data), 'base64']
  }
}

function shortBase58(data: ReadonlyUint8Array, tooLong?: string): string {
  if (data.length <= maxBase58) return toBase58(data)
  if (tooLong !== undefined) return tooLong
  throw new RpcError(
    errorCodes.invalidRequest,
    `Encoded binary (base 58) data should be less than ${maxBase58} bytes, please use Base64 encoding.`,
  )
}
