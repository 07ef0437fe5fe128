import { type Address, address } from '@solana/kit'

/** Addresses that no client package in use exports. */
export const VOTE_PROGRAM_ADDRESS = address(
  'Vote111111111111111111111111111111111111111',
)
/** The versions of the Memo program, each at its own address. */
export const MEMO_PROGRAM_ADDRESSES: readonly Address[] = [
  address('Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo'),
  address('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'),
  address('Memo4c2pN8afCj432Lb7RMVKi9PbQnnW7ewFFaV3oAH'),
]
export const SYSVAR_OWNER_ADDRESS = address(
  'Sysvar1111111111111111111111111111111111111',
)
