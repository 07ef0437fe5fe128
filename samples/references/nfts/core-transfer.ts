// level: compiled (the Core program is on no local node)
import { readFile } from 'node:fs/promises'
import {
  fetchAsset,
  fetchCollection,
  mplCore,
  transfer,
} from '@metaplex-foundation/mpl-core'
import { keypairIdentity, publicKey } from '@metaplex-foundation/umi'
import { createUmi } from '@metaplex-foundation/umi-bundle-defaults'

const [, , url, address, collectionAddress, buyer] = process.argv
if (!url || !address || !collectionAddress || !buyer)
  throw new Error('Usage: core-transfer.ts <RPC> <asset> <collection> <buyer>')

const umi = createUmi(url).use(mplCore())
const secret = JSON.parse(await readFile('wallet.json', 'utf8'))
const wallet = umi.eddsa.createKeypairFromSecretKey(Uint8Array.from(secret))
umi.use(keypairIdentity(wallet))

// #region preview
const asset = await fetchAsset(umi, publicKey(address))
const collection = await fetchCollection(umi, publicKey(collectionAddress))
await transfer(umi, {
  asset,
  collection,
  newOwner: publicKey(buyer),
}).sendAndConfirm(umi)
// #endregion
