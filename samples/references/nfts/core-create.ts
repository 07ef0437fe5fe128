// level: compiled (the Core program is on no local node)
import { readFile } from 'node:fs/promises'
import {
  create,
  createCollection,
  fetchAsset,
  fetchCollection,
  mplCore,
  ruleSet,
} from '@metaplex-foundation/mpl-core'
import { generateSigner, keypairIdentity } from '@metaplex-foundation/umi'
import { createUmi } from '@metaplex-foundation/umi-bundle-defaults'

const [, , url] = process.argv
if (!url) throw new Error('Usage: core-create.ts <RPC>')

const umi = createUmi(url).use(mplCore())
const secret = JSON.parse(await readFile('wallet.json', 'utf8'))
const wallet = umi.eddsa.createKeypairFromSecretKey(Uint8Array.from(secret))
umi.use(keypairIdentity(wallet))

// #region preview
const collectionSigner = generateSigner(umi)
await createCollection(umi, {
  collection: collectionSigner,
  name: 'Cookbook',
  uri: 'https://example.com/collection.json',
  plugins: [
    {
      type: 'Royalties',
      basisPoints: 500,
      creators: [{ address: umi.identity.publicKey, percentage: 100 }],
      ruleSet: ruleSet('None'),
    },
  ],
}).sendAndConfirm(umi)

const collection = await fetchCollection(umi, collectionSigner.publicKey)
const assetSigner = generateSigner(umi)
await create(umi, {
  asset: assetSigner,
  collection,
  name: 'Cookbook #1',
  uri: 'https://example.com/1.json',
}).sendAndConfirm(umi)
// #endregion

const asset = await fetchAsset(umi, assetSigner.publicKey)
console.log(asset.publicKey, 'belongs to', asset.owner)
