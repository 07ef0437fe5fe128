// level: compiled (the Token Metadata program is on no local node)
import {
  fetchAllDigitalAssetByOwner,
  fetchDigitalAsset,
  isNonFungible,
  mplTokenMetadata,
} from '@metaplex-foundation/mpl-token-metadata'
import { publicKey, unwrapOptionRecursively } from '@metaplex-foundation/umi'
import { createUmi } from '@metaplex-foundation/umi-bundle-defaults'

const umi = createUmi('https://api.mainnet.solana.com').use(mplTokenMetadata())
const [, , mint, owner] = process.argv
if (!mint || !owner)
  throw new Error('Usage: token-metadata-fetch.ts <mint> <owner>')

// #region preview
const asset = await fetchDigitalAsset(umi, publicKey(mint))
console.log('Name:  ', asset.metadata.name)
console.log('Symbol:', asset.metadata.symbol)
console.log('URI:   ', asset.metadata.uri)

// A creator or collection counts only where it is verified.
const { collection } = unwrapOptionRecursively(asset.metadata)
console.log('Collection:', collection?.verified ? collection.key : 'none')

for (const { metadata } of await fetchAllDigitalAssetByOwner(
  umi,
  publicKey(owner),
)) {
  const { tokenStandard } = unwrapOptionRecursively(metadata)
  if (tokenStandard === null || !isNonFungible(tokenStandard)) continue
  console.log(metadata.mint, metadata.name)
}
// #endregion
