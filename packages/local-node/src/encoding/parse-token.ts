import { type EncodedAccount, unwrapOption } from '@solana/kit'
import {
  getMultisigDecoder,
  getMultisigSize,
  type Token,
} from '@solana-program/token'
import type { Chain } from '../chain/chain'
import {
  mintDecimals,
  readMint,
  readToken,
  uiTokenAmount,
} from '../chain/token-state'
import { parseMintExtensions, parseTokenExtensions } from './parse-extensions'

const states = ['uninitialized', 'initialized', 'frozen'] as const

/** A token account, mint or multisig of either program as `jsonParsed`. */
export function parseToken(account: EncodedAccount, chain: Chain) {
  const mint = readMint(account)
  if (mint) {
    const info = {
      decimals: mint.decimals,
      freezeAuthority: unwrapOption(mint.freezeAuthority),
      isInitialized: mint.isInitialized,
      mintAuthority: unwrapOption(mint.mintAuthority),
      supply: mint.supply.toString(),
      ...parseMintExtensions(account),
    }
    return { type: 'mint', info }
  }
  const token = readToken(account)
  if (token) {
    const info = {
      ...tokenInfo(token, chain),
      ...parseTokenExtensions(account),
    }
    return { type: 'account', info }
  }
  return account.data.length === getMultisigSize()
    ? parseMultisig(account)
    : null
}

function tokenInfo(token: Token, chain: Chain) {
  const decimals = mintDecimals(token.mint, chain.getAccount)
  const delegate = unwrapOption(token.delegate)
  const reserve = unwrapOption(token.isNative)
  return {
    isNative: reserve !== null,
    mint: token.mint,
    owner: token.owner,
    state: states[token.state],
    tokenAmount: uiTokenAmount(token.amount, decimals),
    closeAuthority: unwrapOption(token.closeAuthority) ?? undefined,
    delegate: delegate ?? undefined,
    delegatedAmount:
      delegate === null
        ? undefined
        : uiTokenAmount(token.delegatedAmount, decimals),
    rentExemptReserve:
      reserve === null ? undefined : uiTokenAmount(reserve, decimals),
  }
}

function parseMultisig({ data }: EncodedAccount) {
  const multisig = getMultisigDecoder().decode(data)
  if (!multisig.isInitialized) return null
  const info = {
    isInitialized: true,
    numRequiredSigners: multisig.m,
    numValidSigners: multisig.n,
    signers: multisig.signers.slice(0, multisig.n),
  }
  return { type: 'multisig', info }
}
