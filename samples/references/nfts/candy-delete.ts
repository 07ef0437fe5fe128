// level: compiled (the Candy Machine program is on no local node)
import { readFile } from 'node:fs/promises'
import {
  deleteCandyGuard,
  deleteCandyMachine,
  fetchCandyMachine,
  mplCandyMachine,
} from '@metaplex-foundation/mpl-core-candy-machine'
import { keypairIdentity, publicKey } from '@metaplex-foundation/umi'
import { createUmi } from '@metaplex-foundation/umi-bundle-defaults'

const [, , url, address] = process.argv
if (!url || !address)
  throw new Error('Usage: candy-delete.ts <RPC> <candy machine>')

const umi = createUmi(url).use(mplCandyMachine())
const secret = JSON.parse(await readFile('wallet.json', 'utf8'))
const wallet = umi.eddsa.createKeypairFromSecretKey(Uint8Array.from(secret))
umi.use(keypairIdentity(wallet))

// #region preview
const candyMachine = await fetchCandyMachine(umi, publicKey(address))
await deleteCandyMachine(umi, {
  candyMachine: candyMachine.publicKey,
})
  .add(deleteCandyGuard(umi, { candyGuard: candyMachine.mintAuthority }))
  .sendAndConfirm(umi)
// #endregion
