import type { Address, EncodedAccount, ReadonlyUint8Array } from '@solana/kit'
import {
  getMintDecoder,
  getMintSize,
  getMultisigSize,
  getTokenDecoder,
  getTokenSize,
  type Mint,
  TOKEN_PROGRAM_ADDRESS,
  type Token,
} from '@solana-program/token'
import { TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import type { GetAccount } from './get-account'

export const tokenPrograms: readonly Address[] = [
  TOKEN_PROGRAM_ADDRESS,
  TOKEN_2022_PROGRAM_ADDRESS,
]

const mintSize = getMintSize()
const tokenSize = getTokenSize()
/**
 * Values of the byte after the first 165, by which Token-2022 marks extended mints and accounts.
 */
const accountTypes = { mint: 1, token: 2 } as const

export function isTokenProgram(address: Address): boolean {
  return tokenPrograms.includes(address)
}

/** The state of an initialised token account of either program, else null. */
export function readToken(account: EncodedAccount): Token | null {
  if (!isTokenProgram(account.programAddress)) return null
  if (!hasType(account.data, tokenSize, accountTypes.token)) return null
  const token = getTokenDecoder().decode(account.data.slice(0, tokenSize))
  return token.state === 0 ? null : token
}

/**
 * True for data of an initialised token account, with or without extensions, whoever owns it: what
 * the RPC's filter `tokenAccountState` finds.
 */
export function hasTokenState(data: ReadonlyUint8Array): boolean {
  const stateOffset = 108
  return hasType(data, tokenSize, accountTypes.token) && data[stateOffset] !== 0
}

/** The state of an initialised mint of either program, else null. */
export function readMint(account: EncodedAccount): Mint | null {
  if (!isTokenProgram(account.programAddress)) return null
  if (!hasType(account.data, mintSize, accountTypes.mint)) return null
  const mint = getMintDecoder().decode(account.data.slice(0, mintSize))
  return mint.isInitialized ? mint : null
}

/** The decimals of a mint, 0 where there is none. */
export function mintDecimals(address: Address, getAccount: GetAccount): number {
  const mint = getAccount(address)
  return mint.exists ? (readMint(mint)?.decimals ?? 0) : 0
}

function hasType(data: ReadonlyUint8Array, size: number, type: number) {
  if (data.length === size) return true
  if (data.length === getMultisigSize()) return false
  return data.length > tokenSize && data[tokenSize] === type
}

/** An amount in the forms of the RPC. */
export function uiTokenAmount(amount: bigint, decimals: number) {
  const digits = amount.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  const uiAmountString = fraction ? `${whole}.${fraction}` : whole
  return {
    amount: amount.toString(),
    decimals,
    uiAmount: Number(uiAmountString),
    uiAmountString,
  }
}
