import type { Chain } from '../chain/chain'
import {
  type AccountFormat,
  encodeAccount,
  readFormat,
} from '../encoding/account'
import { type Params, toAddress } from '../params'
import { errorCodes, invalidParams, RpcError } from '../rpc-error'
import { checkMinContextSlot, type Methods, withContext } from './method'

const maxMultipleAccounts = 100
/** The most data of an account. */
const maxSize = 10n * 1024n * 1024n

export const accountMethods: Methods = {
  getAccountInfo(params, chain) {
    const address = params.address(0)
    const format = accountOptions(params, chain, 'binary')
    return withContext(chain, describe(address, format, chain))
  },
  getMultipleAccounts(params, chain) {
    const addresses = params.strings(0)
    if (addresses.length > maxMultipleAccounts)
      throw invalidParams(
        `Too many inputs provided; max ${maxMultipleAccounts}`,
      )
    const format = accountOptions(params, chain, 'base64')
    const accounts = addresses.map((item) => describe(item, format, chain))
    return withContext(chain, accounts)
  },
  getBalance(params, chain) {
    const address = params.address(0)
    checkMinContextSlot(params.options(1), chain)
    const account = chain.getAccount(address)
    return withContext(chain, account.exists ? account.lamports : 0n)
  },
  getMinimumBalanceForRentExemption(params, chain) {
    const size = params.bigint(0)
    if (size > maxSize)
      throw new RpcError(errorCodes.invalidRequest, 'Invalid request')
    return chain.minimumBalance(size)
  },
}

function accountOptions(
  params: Params,
  chain: Chain,
  fallback: 'binary' | 'base64',
) {
  const options = params.options(1)
  checkMinContextSlot(options, chain)
  return readFormat(options, fallback)
}

function describe(address: string, format: AccountFormat, chain: Chain) {
  const account = chain.getAccount(toAddress(address))
  return account.exists ? encodeAccount(account, format, chain) : null
}
