import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  address,
  assertAccountExists,
  getBase64Encoder,
  lamports,
} from '@solana/kit'
import { decodeMint } from '@solana-program/token'
import { LiteSVM } from 'litesvm'

// What `solana account --output json` writes: here the mint of wrapped SOL.
const path = join(tmpdir(), 'mint.json')
const saved = {
  pubkey: 'So11111111111111111111111111111111111111112',
  account: {
    lamports: 1461600,
    data: [`${'A'.repeat(58)}AJAQ${'A'.repeat(48)}==`, 'base64'],
    owner: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
    executable: false,
    rentEpoch: 0,
    space: 82,
  },
}
await writeFile(path, JSON.stringify(saved))

// #region preview
const { pubkey, account } = JSON.parse(await readFile(path, 'utf8'))

const svm = new LiteSVM()
svm.setAccount({
  address: address(pubkey),
  data: getBase64Encoder().encode(account.data[0]),
  executable: account.executable,
  lamports: lamports(BigInt(account.lamports)),
  programAddress: address(account.owner),
  space: BigInt(account.space),
})
// #endregion

const mint = svm.getAccount(address(pubkey))
assertAccountExists(mint)
const { decimals, isInitialized } = decodeMint(mint).data
console.log(`Loaded the mint ${mint.address}`)
console.log(`Decimals: ${decimals}, initialized: ${isInitialized}`)
