// level: compiled (the Bubblegum program is on no local node)
import { readFile } from 'node:fs/promises'
import { createDasApiDecorator } from '@metaplex-foundation/digital-asset-standard-api'
import {
  getAssetWithProof,
  mplBubblegum,
  transferV2,
} from '@metaplex-foundation/mpl-bubblegum'
import { keypairIdentity, publicKey } from '@metaplex-foundation/umi'
import { createUmi } from '@metaplex-foundation/umi-bundle-defaults'
import { checkAsset } from './check-asset'

const { DAS_URL } = process.env
const [, , assetId, collection, buyer] = process.argv
if (!DAS_URL || !assetId || !collection || !buyer) {
  throw new Error(
    'Usage: DAS_URL=… compressed-transfer.ts <asset> <collection> <buyer>',
  )
}

// The node must speak the DAS API: it keeps what the tree only hashes.
const umi = createUmi(DAS_URL).use(mplBubblegum())
const secret = JSON.parse(await readFile('wallet.json', 'utf8'))
const wallet = umi.eddsa.createKeypairFromSecretKey(Uint8Array.from(secret))
umi.use(keypairIdentity(wallet))

// #region preview
const rpc = createDasApiDecorator(umi.rpc)
const asset = await getAssetWithProof({ rpc }, publicKey(assetId), {
  truncateCanopy: true,
})
// Throws if the service sent the proof of another NFT of yours.
checkAsset(umi, asset, publicKey(assetId))
await transferV2(umi, {
  ...asset,
  authority: umi.identity,
  newLeafOwner: publicKey(buyer),
  coreCollection: publicKey(collection),
}).sendAndConfirm(umi)
// #endregion
