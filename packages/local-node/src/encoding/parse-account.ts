import type { Address, EncodedAccount } from '@solana/kit'
import { ADDRESS_LOOKUP_TABLE_PROGRAM_ADDRESS } from '@solana-program/address-lookup-table'
import { LOADER_V3_PROGRAM_ADDRESS } from '@solana-program/loader-v3'
import { STAKE_PROGRAM_ADDRESS } from '@solana-program/stake'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import { TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'
import { TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import type { Chain } from '../chain/chain'
import { SYSVAR_OWNER_ADDRESS } from '../programs'
import { parseLoader } from './parse-loader'
import { parseLookupTable } from './parse-lookup-table'
import { parseNonce } from './parse-nonce'
import { parseStake } from './parse-stake'
import { parseSysvar } from './parse-sysvar'
import { parseToken } from './parse-token'

type Parser = (account: EncodedAccount, chain: Chain) => unknown

/** Program name and parser by owner; the names are the RPC's. */
const parsers: ReadonlyMap<Address, readonly [name: string, parse: Parser]> =
  new Map<Address, readonly [string, Parser]>([
    [
      ADDRESS_LOOKUP_TABLE_PROGRAM_ADDRESS,
      ['address-lookup-table', parseLookupTable],
    ],
    [LOADER_V3_PROGRAM_ADDRESS, ['bpf-upgradeable-loader', parseLoader]],
    [STAKE_PROGRAM_ADDRESS, ['stake', parseStake]],
    [SYSTEM_PROGRAM_ADDRESS, ['nonce', parseNonce]],
    [SYSVAR_OWNER_ADDRESS, ['sysvar', parseSysvar]],
    [TOKEN_PROGRAM_ADDRESS, ['spl-token', parseToken]],
    [TOKEN_2022_PROGRAM_ADDRESS, ['spl-token-2022', parseToken]],
  ])

/** An account's data in the form of `jsonParsed`, null if there is none. */
export function parseAccountData(account: EncodedAccount, chain: Chain) {
  const [program, parse] = parsers.get(account.programAddress) ?? []
  try {
    const parsed = parse?.(account, chain) ?? null
    return parsed && { program, parsed }
  } catch {
    // The creator of an account chooses its size, even one that no program can use.
    return null
  }
}
