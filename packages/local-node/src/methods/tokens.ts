import { type Address, type EncodedAccount, unwrapOption } from '@solana/kit'
import type { Token } from '@solana-program/token'
import type { Chain } from '../chain/chain'
import {
  isTokenProgram,
  readMint,
  readToken,
  tokenPrograms,
  uiTokenAmount,
} from '../chain/token-state'
import { readFormat } from '../encoding/account'
import type { Options, Params } from '../params'
import { invalidParams } from '../rpc-error'
import { checkMinContextSlot, type Methods, withContext } from './method'
import { keyedAccount } from './program-accounts'

const largestAccounts = 20

export const tokenMethods: Methods = {
  getTokenAccountBalance(params, chain) {
    const account = findAccount(params.address(0), chain)
    const token = readToken(account)
    if (!token) throw invalidParams('Invalid param: not a Token account')
    const { decimals } = findMint(token.mint, chain)
    return withContext(chain, uiTokenAmount(token.amount, decimals))
  },
  getTokenSupply(params, chain) {
    const { supply, decimals } = findMint(params.address(0), chain)
    return withContext(chain, uiTokenAmount(supply, decimals))
  },
  getTokenLargestAccounts(params, chain) {
    const mint = params.address(0)
    const { decimals } = findMint(mint, chain)
    const largest = tokenAccounts(chain)
      .filter(({ token }) => token.mint === mint)
      .sort((a, b) => (a.token.amount < b.token.amount ? 1 : -1))
      .slice(0, largestAccounts)
      .map(({ account, token }) => ({
        address: account.address,
        ...uiTokenAmount(token.amount, decimals),
      }))
    return withContext(chain, largest)
  },
  getTokenAccountsByOwner(params, chain) {
    const owner = params.address(0)
    return listAccounts(params, chain, (token) => token.owner === owner)
  },
  getTokenAccountsByDelegate(params, chain) {
    const delegate = params.address(0)
    return listAccounts(
      params,
      chain,
      (token) => unwrapOption(token.delegate) === delegate,
    )
  },
}

function listAccounts(
  params: Params,
  chain: Chain,
  isWanted: (token: Token) => boolean,
) {
  const matches = readTokenFilter(params.options(1), chain)
  const options = params.options(2)
  checkMinContextSlot(options, chain)
  const format = readFormat(options, 'binary')
  const accounts = tokenAccounts(chain)
    .filter(({ token }) => isWanted(token))
    .filter(({ account, token }) => matches(account, token))
    .map(({ account }) => keyedAccount(account, format, chain))
  return withContext(chain, accounts)
}

type TokenFilter = (account: EncodedAccount, token: Token) => boolean

function readTokenFilter(options: Options, chain: Chain): TokenFilter {
  const mint = options.address('mint')
  const program = options.address('programId')
  if (mint !== undefined) {
    findMint(mint, chain)
    return (_account, token) => token.mint === mint
  }
  if (program === undefined)
    throw invalidParams('Invalid params: expected mint or programId.')
  if (!isTokenProgram(program))
    throw invalidParams('Invalid param: unrecognized Token program id')
  return (account) => account.programAddress === program
}

function tokenAccounts(chain: Chain) {
  return tokenPrograms
    .flatMap((program) => chain.getProgramAccounts(program))
    .flatMap((account) => {
      const token = readToken(account)
      return token ? { account, token } : []
    })
}

function findAccount(address: Address, chain: Chain): EncodedAccount {
  const account = chain.getAccount(address)
  if (account.exists) return account
  throw invalidParams('Invalid param: could not find account')
}

function findMint(address: Address, chain: Chain) {
  const account = findAccount(address, chain)
  if (!isTokenProgram(account.programAddress))
    throw invalidParams('Invalid param: not a Token mint')
  const mint = readMint(account)
  if (mint) return mint
  throw invalidParams('Invalid param: mint could not be unpacked')
}
