import { address } from '@solana/kit'

/** Addresses that no client package in use exports. */
export const VOTE_PROGRAM_ADDRESS = address(
  'Vote111111111111111111111111111111111111111',
)
export const SYSVAR_OWNER_ADDRESS = address(
  'Sysvar1111111111111111111111111111111111111',
)
