import {
  identifyTokenInstruction,
  parseMintToCheckedInstruction,
  parseMintToInstruction,
  parseTransferCheckedInstruction,
  parseTransferInstruction,
  TokenInstruction,
} from '@solana-program/token'
import { uiTokenAmount } from '../chain/token-state'
import type { NamedInstruction } from './parse-instruction'

/** The token instructions that people read most; null for the others. */
export function parseTokenInstruction(instruction: NamedInstruction) {
  switch (identify(instruction)) {
    case TokenInstruction.Transfer: {
      const { accounts, data } = parseTransferInstruction(instruction)
      const info = {
        amount: data.amount.toString(),
        authority: accounts.authority.address,
        destination: accounts.destination.address,
        source: accounts.source.address,
      }
      return { type: 'transfer', info }
    }
    case TokenInstruction.TransferChecked: {
      const { accounts, data } = parseTransferCheckedInstruction(instruction)
      const info = {
        authority: accounts.authority.address,
        destination: accounts.destination.address,
        mint: accounts.mint.address,
        source: accounts.source.address,
        tokenAmount: uiTokenAmount(data.amount, data.decimals),
      }
      return { type: 'transferChecked', info }
    }
    case TokenInstruction.MintTo: {
      const { accounts, data } = parseMintToInstruction(instruction)
      const info = {
        account: accounts.token.address,
        amount: data.amount.toString(),
        mint: accounts.mint.address,
        mintAuthority: accounts.mintAuthority.address,
      }
      return { type: 'mintTo', info }
    }
    case TokenInstruction.MintToChecked: {
      const { accounts, data } = parseMintToCheckedInstruction(instruction)
      const info = {
        account: accounts.token.address,
        mint: accounts.mint.address,
        mintAuthority: accounts.mintAuthority.address,
        tokenAmount: uiTokenAmount(data.amount, data.decimals),
      }
      return { type: 'mintToChecked', info }
    }
    default:
      return null
  }
}

/** Null for an instruction that only Token-2022 has. */
function identify(instruction: NamedInstruction): TokenInstruction | null {
  try {
    return identifyTokenInstruction(instruction)
  } catch {
    return null
  }
}
