// level: compiled (the Core program is on no local node)
import { readFile } from 'node:fs/promises'
import {
  burn,
  fetchAsset,
  fetchCollection,
  mplCore,
} from '@metaplex-foundation/mpl-core'
import { keypairIdentity, publicKey } from '@metaplex-foundation/umi'
import { createUmi } from '@metaplex-foundation/umi-bundle-defaults'

const [, , url, address, collectionAddress, name] = process.argv
if (!url || !address || !collectionAddress || !name)
  throw new Error('Usage: core-burn.ts <RPC> <asset> <collection> <name>')

const umi = createUmi(url).use(mplCore())
const secret = JSON.parse(await readFile('wallet.json', 'utf8'))
const wallet = umi.eddsa.createKeypairFromSecretKey(Uint8Array.from(secret))
umi.use(keypairIdentity(wallet))

// #region preview
const asset = await fetchAsset(umi, publicKey(address))
const collection = await fetchCollection(umi, publicKey(collectionAddress))
if (asset.owner !== umi.identity.publicKey)
  throw new Error(`Not burned: it belongs to ${asset.owner}`)
if (asset.name !== name) throw new Error(`Not burned: it is ${asset.name}`)
if (asset.updateAuthority.address !== collection.publicKey)
  throw new Error('Not burned: it is not of this collection')

// Nobody can bring it back. Nearly the whole deposit returns.
await burn(umi, { asset, collection }).sendAndConfirm(umi)
// #endregion
