import type { EncodedAccount, ReadonlyUint8Array } from '@solana/kit'
import type { Chain } from '../chain/chain'
import { invalidParams } from '../rpc-error'
import type { Options } from '../params'
import { toBase58, toBase64 } from './bytes'
import { parseAccountData } from './parse-account'

/** Longest data that the RPC writes in base58. */
const maxBase58 = 128
const maxRentEpoch = 2n ** 64n - 1n

export interface AccountFormat {
  readonly encoding: string
  readonly slice?: { readonly offset: number; readonly length: number }
}

/** How a request wants accounts written; `binary` is base58 without a name. */
export function readFormat(options: Options, fallback: string): AccountFormat {
  const slice = options.nested('dataSlice')
  const encoding = options.string('encoding') ?? fallback
  if (!slice) return { encoding }
  const offset = slice.number('offset') ?? 0
  return { encoding, slice: { offset, length: slice.number('length') ?? 0 } }
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

/** Base64 also answers `base64+zstd` and what `jsonParsed` cannot parse. */
function encodeData(
  account: EncodedAccount,
  { encoding, slice }: AccountFormat,
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
    case 'base64':
    case 'base64+zstd':
    case 'jsonParsed':
      return [toBase64(data), 'base64']
    case 'base58':
      return [shortBase58(data), 'base58']
    case 'binary':
      return shortBase58(data)
    default:
      throw invalidParams(
        `Invalid params: unknown variant \`${encoding}\`, expected one of \`binary\`, \`base58\`, \`base64\`, \`jsonParsed\`, \`base64+zstd\`.`,
      )
  }
}

function shortBase58(data: ReadonlyUint8Array): string {
  if (data.length <= maxBase58) return toBase58(data)
  throw invalidParams(
    `Encoded binary (base 58) data should be less than ${maxBase58} bytes, please use Base64 encoding.`,
  )
}
