import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { folder, hashOf } from './sources'

const loaders = {
  v1: 'BPFLoader1111111111111111111111111111111111',
  v2: 'BPFLoader2111111111111111111111111111111111',
  v3: 'BPFLoaderUpgradeab1e11111111111111111111111',
} as const

/** SIMD-0266: this feature replaces the Token program at its address. */
const efficientToken = 'ptokFjwyJtrwCa9Kgo9xoDS59V4QccBGEaRFnRPnSdP'

/**
 * LiteSVM's default programs, in the order of its `programs/mod.rs`, and their repositories in
 * github.com/solana-program, which all have the same license.
 */
const programs = [
  {
    address: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
    file: 'pinocchio_token_program.so',
    repository: 'token',
    loader: loaders.v3,
    onlyWith: efficientToken,
  },
  {
    address: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
    file: 'spl_token-3.5.0.so',
    repository: 'token',
    loader: loaders.v2,
    onlyWithout: efficientToken,
  },
  {
    address: 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
    file: 'spl_token_2022-11.0.0.so',
    repository: 'token-2022',
    loader: loaders.v3,
  },
  {
    address: 'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo',
    file: 'spl_memo-1.0.0.so',
    repository: 'memo',
    loader: loaders.v1,
  },
  {
    address: 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
    file: 'spl_memo-4.0.0.so',
    repository: 'memo',
    loader: loaders.v2,
  },
  {
    address: 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
    file: 'spl_associated_token_account-1.1.1.so',
    repository: 'associated-token-account',
    loader: loaders.v2,
  },
  {
    address: 'AddressLookupTab1e1111111111111111111111111',
    file: 'address_lookup_table.so',
    repository: 'address-lookup-table',
    loader: loaders.v3,
  },
  {
    address: 'Stake11111111111111111111111111111111111111',
    file: 'core_bpf_stake-5.0.0.so',
    repository: 'stake',
    loader: loaders.v3,
  },
]

/**
 * Copies the default programs from LiteSVM's crate.
 *
 * @throws where the crate has other programs than the table
 */
export function takePrograms(crate: string): void {
  const source = readFileSync(join(crate, 'src/programs/mod.rs'), 'utf8')
  const files = [...source.matchAll(/include_bytes!\("elf\/(.+)"\)/g)]
  const theirs = files.map(([, file]) => file).join(', ')
  const ours = programs.map(({ file }) => file).join(', ')
  if (theirs !== ours)
    throw new Error(
      `LiteSVM's default programs are ${theirs}: correct the table in packages/vm/build/programs.ts`,
    )
  const to = join(folder, 'programs')
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to)
  for (const { file } of programs) {
    // A copy would have the mode of the file in the crate.
    const bytecode = readFileSync(join(crate, 'src/programs/elf', file))
    writeFileSync(join(to, file), bytecode)
  }
  const listed = programs.map(({ repository, ...program }) => ({
    ...program,
    source: `https://github.com/solana-program/${repository}`,
    license: 'Apache-2.0',
    sha256: hashOf(join(to, program.file)),
  }))
  writeFileSync(
    join(to, 'programs.json'),
    `${JSON.stringify(listed, null, 2)}\n`,
  )
}
