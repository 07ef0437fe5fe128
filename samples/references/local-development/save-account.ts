import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { address, createSolanaRpc } from '@solana/kit'

// To take it from mainnet: https://api.mainnet.solana.com
const rpc = createSolanaRpc('http://127.0.0.1:8899')

// The mint of wrapped SOL. Every cluster has it.
const pubkey = address('So11111111111111111111111111111111111111112')
const path = join(tmpdir(), 'wrapped-sol.json')

// #region preview
const { value: account } = await rpc
  .getAccountInfo(pubkey, { encoding: 'base64' })
  .send()
if (account === null) throw new Error(`There is no account at ${pubkey}`)

// JSON has no bigint: write the lamports as a number.
const { lamports, data, owner, executable, space } = account
const file = {
  pubkey,
  account: {
    lamports: Number(lamports),
    data,
    owner,
    executable,
    rentEpoch: 0,
    space: Number(space),
  },
}
await writeFile(path, JSON.stringify(file, null, 2))
// #endregion

console.log(`Saved ${space} bytes, owner ${owner}`)
