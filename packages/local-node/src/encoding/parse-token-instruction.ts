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

/**
 * The most common token instructions; null for the others.
 *
 * @throws for anything but instructions of the Token program, such as those that only Token-2022
 *   has
 */
export function parseTokenInstruction(instruction: NamedInstruction) {
  switch (identifyTokenInstruction(instruction)) {
    case TokenInstruction.Transfer: {
      const { accounts, data } = parseTransferInstruction(instruction)
      const info = {
        amount: data.amount.toString(),
        ...authorities(instruction, 2, 'authority', 'multisigAuthority'),
        destination: accounts.destination.address,
        source: accounts.source.address,
      }
      return { type: 'transfer', info }
    }
    case TokenInstruction.TransferChecked: {
      const { accounts, data } = parseTransferCheckedInstruction(instruction)
      const info = {
        ...authorities(instruction, 3, 'authority', 'multisigAuthority'),
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
        ...mintAuthorities(instruction),
      }
      return { type: 'mintTo', info }
    }
    case TokenInstruction.MintToChecked: {
      const { accounts, data } = parseMintToCheckedInstruction(instruction)
      const info = {
        account: accounts.token.address,
        mint: accounts.mint.address,
        ...mintAuthorities(instruction),
        tokenAmount: uiTokenAmount(data.amount, data.decimals),
      }
      return { type: 'mintToChecked', info }
    }
    default:
      return null
  }
}

const mintAuthorities = (instruction: NamedInstruction) =>
  authorities(instruction, 2, 'mintAuthority', 'multisigMintAuthority')

/** The authority: one account, or a multisig with its signers. */
function authorities(
  { accounts }: NamedInstruction,
  index: number,
  name: string,
  nameOfMultisig: string,
) {
  const [authority, ...signers] = accounts
    .slice(index)
    .map(({ address }) => address)
  return signers.length === 0
    ? { [name]: authority }
    : { [nameOfMultisig]: authority, signers }
}
