// level: compiled (compressed-transfer.ts and check-asset.attacks.ts run it)
import {
  type AssetWithProof,
  findLeafAssetIdPda,
} from '@metaplex-foundation/mpl-bubblegum'
import type { PublicKey, Umi } from '@metaplex-foundation/umi'

type Leaf = Pick<AssetWithProof, 'leafOwner' | 'merkleTree' | 'nonce'>

// #region preview
/** The id of an NFT follows from its tree and its number there. */
export function checkAsset(umi: Umi, leaf: Leaf, assetId: PublicKey) {
  const [id] = findLeafAssetIdPda(umi, {
    merkleTree: leaf.merkleTree,
    leafIndex: leaf.nonce,
  })
  if (id !== assetId) throw new Error(`The proof of another NFT, ${id}`)
  if (leaf.leafOwner !== umi.identity.publicKey)
    throw new Error(`The NFT belongs to ${leaf.leafOwner}`)
}
// #endregion
