// level: compiled (the Bubblegum program is on no local node)
import { readFile } from 'node:fs/promises'
import {
  createTreeV2,
  mintV2,
  mplBubblegum,
  parseLeafFromMintV2Transaction,
} from '@metaplex-foundation/mpl-bubblegum'
import { createCollection, mplCore } from '@metaplex-foundation/mpl-core'
import { generateSigner, keypairIdentity, some } from '@metaplex-foundation/umi'
import { createUmi } from '@metaplex-foundation/umi-bundle-defaults'

const [, , url] = process.argv
if (!url) throw new Error('Usage: compressed-create.ts <RPC>')

const umi = createUmi(url).use(mplBubblegum())
const secret = JSON.parse(await readFile('wallet.json', 'utf8'))
const wallet = umi.eddsa.createKeypairFromSecretKey(Uint8Array.from(secret))
umi.use(keypairIdentity(wallet))
umi.use(mplCore())

// #region preview
// The collection is one of Core, with the plugin for compressed NFTs.
const collection = generateSigner(umi)
await createCollection(umi, {
  collection,
  name: 'Cookbook',
  uri: 'https://example.com/collection.json',
  plugins: [{ type: 'BubblegumV2' }],
}).sendAndConfirm(umi)

// Depth 14 has room for 2^14 = 16,384 NFTs.
const merkleTree = generateSigner(umi)
const createTree = await createTreeV2(umi, {
  merkleTree,
  maxDepth: 14,
  maxBufferSize: 64,
  canopyDepth: 8,
})
await createTree.sendAndConfirm(umi)

const { signature } = await mintV2(umi, {
  merkleTree: merkleTree.publicKey,
  coreCollection: collection.publicKey,
  leafOwner: umi.identity.publicKey,
  metadata: {
    name: 'Cookbook #1',
    uri: 'https://example.com/1.json',
    creators: [],
    collection: some(collection.publicKey),
  },
}).sendAndConfirm(umi)

const leaf = await parseLeafFromMintV2Transaction(umi, signature)
// #endregion

console.log('Asset:', leaf.id, 'owner:', leaf.owner)
