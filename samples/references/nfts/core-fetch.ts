// level: compiled (the Core program is on no local node)
import {
  fetchAsset,
  fetchAssetsByCollection,
  fetchAssetsByOwner,
  mplCore,
} from '@metaplex-foundation/mpl-core'
import { publicKey } from '@metaplex-foundation/umi'
import { createUmi } from '@metaplex-foundation/umi-bundle-defaults'

const umi = createUmi('https://api.devnet.solana.com').use(mplCore())
const [, , assetAddress, ownerAddress, collectionAddress] = process.argv
if (!assetAddress || !ownerAddress || !collectionAddress)
  throw new Error('Usage: core-fetch.ts <asset> <owner> <collection>')

// #region preview
const asset = await fetchAsset(umi, publicKey(assetAddress))
console.log('Name: ', asset.name)
console.log('URI:  ', asset.uri)
console.log('Owner:', asset.owner)

const owned = await fetchAssetsByOwner(umi, publicKey(ownerAddress))
console.log('The wallet owns', owned.length)

const members = await fetchAssetsByCollection(umi, publicKey(collectionAddress))
console.log('The collection has', members.length)
// #endregion
