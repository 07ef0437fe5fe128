// level: compiled (the Candy Machine program is on no local node)
import { readFile } from 'node:fs/promises'
import {
  addConfigLines,
  fetchCandyMachine,
  mplCandyMachine,
} from '@metaplex-foundation/mpl-core-candy-machine'
import { keypairIdentity, publicKey } from '@metaplex-foundation/umi'
import { createUmi } from '@metaplex-foundation/umi-bundle-defaults'

const [, , url, address] = process.argv
if (!url || !address)
  throw new Error('Usage: candy-insert.ts <RPC> <candy machine>')

const umi = createUmi(url).use(mplCandyMachine())
const secret = JSON.parse(await readFile('wallet.json', 'utf8'))
const wallet = umi.eddsa.createKeypairFromSecretKey(Uint8Array.from(secret))
umi.use(keypairIdentity(wallet))

// #region preview
// Without the prefixes, which the candy machine adds itself.
const items = [
  { name: '1', uri: '1.json' },
  { name: '2', uri: '2.json' },
  { name: '3', uri: '3.json' },
]
const before = await fetchCandyMachine(umi, publicKey(address))
await addConfigLines(umi, {
  candyMachine: before.publicKey,
  index: before.itemsLoaded,
  configLines: items,
}).sendAndConfirm(umi)
// #endregion

const after = await fetchCandyMachine(umi, publicKey(address))
console.log(after.itemsLoaded, 'of', after.data.itemsAvailable, 'are in')
