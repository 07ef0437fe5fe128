// level: compiled (the Candy Machine program is on no local node)
import { fetchAssetsByCollection, mplCore } from '@metaplex-foundation/mpl-core'
import {
  fetchCandyMachine,
  mplCandyMachine,
} from '@metaplex-foundation/mpl-core-candy-machine'
import { publicKey } from '@metaplex-foundation/umi'
import { createUmi } from '@metaplex-foundation/umi-bundle-defaults'

const umi = createUmi('https://api.devnet.solana.com')
  .use(mplCandyMachine())
  .use(mplCore())

const [, , address] = process.argv
if (!address) throw new Error('Usage: candy-minted.ts <candy machine>')

// #region preview
const { collectionMint, items } = await fetchCandyMachine(
  umi,
  publicKey(address),
)
for (const { index, minted, name } of items)
  console.log(index, name, minted ? 'is minted' : 'is free')

// The NFTs themselves: all assets of the collection.
const assets = await fetchAssetsByCollection(umi, collectionMint)
for (const asset of assets)
  console.log(asset.publicKey, asset.name, 'belongs to', asset.owner)
// #endregion
