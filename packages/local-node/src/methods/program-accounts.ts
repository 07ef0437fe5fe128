import type { EncodedAccount } from '@solana/kit'
import type { Chain } from '../chain/chain'
import { hasTokenState } from '../chain/token-state'
import {
  type AccountFormat,
  encodeAccount,
  readFormat,
} from '../encoding/account'
import { fromText } from '../encoding/bytes'
import { Options } from '../params'
import { invalidParams } from '../rpc-error'
import { checkMinContextSlot, type Methods, withContext } from './method'

const maxFilters = 4
const maxMemcmpBytes = 128

export type Filter = (account: EncodedAccount) => boolean

export const programAccountMethods: Methods = {
  getProgramAccounts(params, chain) {
    const program = params.address(0)
    const options = params.options(1)
    checkMinContextSlot(options, chain)
    const filters = readFilters(options)
    const format = readFormat(options, 'binary')
    const accounts = chain
      .getProgramAccounts(program)
      .filter((account) => filters.every((matches) => matches(account)))
      .map((account) => keyedAccount(account, format, chain))
    return options.boolean('withContext')
      ? withContext(chain, accounts)
      : accounts
  },
}

export function keyedAccount(
  account: EncodedAccount,
  format: AccountFormat,
  chain: Chain,
) {
  return {
    pubkey: account.address,
    account: encodeAccount(account, format, chain),
  }
}

/** The filters of a request: dataSize, memcmp and tokenAccountState. */
export function readFilters(options: Options): readonly Filter[] {
  const list = options.list('filters')
  if (list.length > maxFilters)
    throw invalidParams(`Too many filters provided; max ${maxFilters}`)
  return list.map(readFilter)
}

function readFilter(value: unknown): Filter {
  if (value === 'tokenAccountState') return ({ data }) => hasTokenState(data)
  const filter = new Options(value)
  const size = filter.number('dataSize')
  if (size !== undefined) return (account) => account.data.length === size
  const memcmp = filter.nested('memcmp')
  if (!memcmp) throw invalidParams('Invalid params: unknown filter.')
  const offset = memcmp.number('offset') ?? 0
  const bytes = readBytes(memcmp)
  if (bytes.length > maxMemcmpBytes)
    throw invalidParams('Invalid param: DataTooLarge')
  return ({ data }) =>
    bytes.every((byte, index) => data[offset + index] === byte)
}

function readBytes(memcmp: Options): readonly number[] {
  const raw = memcmp.raw('bytes')
  if (Array.isArray(raw)) return raw.map(Number)
  const text = memcmp.string('bytes') ?? ''
  return [...fromText(text, memcmp.string('encoding') ?? 'base58')]
}
