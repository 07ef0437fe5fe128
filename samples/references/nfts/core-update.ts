// level: compiled (the Core program is on no local node)
import { readFile } from 'node:fs/promises'
import {
  addPlugin,
  fetchAsset,
  fetchCollection,
  mplCore,
  removePlugin,
  update,
  updatePlugin,
} from '@metaplex-foundation/mpl-core'
import { keypairIdentity, publicKey } from '@metaplex-foundation/umi'
import { createUmi } from '@metaplex-foundation/umi-bundle-defaults'

const [, , url, address, collectionAddress] = process.argv
if (!url || !address || !collectionAddress)
  throw new Error('Usage: core-update.ts <RPC> <asset> <collection>')

const umi = createUmi(url).use(mplCore())
const secret = JSON.parse(await readFile('wallet.json', 'utf8'))
const wallet = umi.eddsa.createKeypairFromSecretKey(Uint8Array.from(secret))
umi.use(keypairIdentity(wallet))

// #region preview
const asset = await fetchAsset(umi, publicKey(address))
const collection = await fetchCollection(umi, publicKey(collectionAddress))

// What you leave out stays as it is.
await update(umi, {
  asset,
  collection,
  name: 'Cookbook #1, second edition',
  uri: 'https://example.com/1-second-edition.json',
}).sendAndConfirm(umi)
// #endregion

// #region plugins
// Attributes on chain, which programs can read. A plugin is added once, and
// its authority, here the update authority, may change it.
await addPlugin(umi, {
  asset: asset.publicKey,
  collection: collection.publicKey,
  plugin: { type: 'Attributes', attributeList: [{ key: 'level', value: '1' }] },
}).sendAndConfirm(umi)

// The new list replaces the old one.
await updatePlugin(umi, {
  asset: asset.publicKey,
  collection: collection.publicKey,
  plugin: { type: 'Attributes', attributeList: [{ key: 'level', value: '2' }] },
}).sendAndConfirm(umi)

// Removing it gives the deposit of its bytes back.
await removePlugin(umi, {
  asset: asset.publicKey,
  collection: collection.publicKey,
  plugin: { type: 'Attributes' },
}).sendAndConfirm(umi)
// #endregion

const { name, attributes } = await fetchAsset(umi, asset.publicKey)
console.log(name, attributes?.attributeList ?? 'without attributes')
