// level: compiled (the Token Metadata program is on no local node)
import { readFile } from 'node:fs/promises'
import {
  createNft,
  fetchDigitalAsset,
  mplTokenMetadata,
  verifyCollectionV1,
  findMetadataPda,
} from '@metaplex-foundation/mpl-token-metadata'
import {
  generateSigner,
  keypairIdentity,
  percentAmount,
} from '@metaplex-foundation/umi'
import { createUmi } from '@metaplex-foundation/umi-bundle-defaults'

const [, , url] = process.argv
if (!url) throw new Error('Usage: token-metadata-create.ts <RPC>')

const umi = createUmi(url).use(mplTokenMetadata())
const secret = JSON.parse(await readFile('wallet.json', 'utf8'))
const wallet = umi.eddsa.createKeypairFromSecretKey(Uint8Array.from(secret))
umi.use(keypairIdentity(wallet))

// #region preview
const collection = generateSigner(umi)
await createNft(umi, {
  mint: collection,
  name: 'Cookbook',
  uri: 'https://example.com/collection.json',
  sellerFeeBasisPoints: percentAmount(5),
  isCollection: true,
}).sendAndConfirm(umi)

const mint = generateSigner(umi)
await createNft(umi, {
  mint,
  name: 'Cookbook #1',
  uri: 'https://example.com/1.json',
  sellerFeeBasisPoints: percentAmount(5),
  collection: { key: collection.publicKey, verified: false },
}).sendAndConfirm(umi)

// Only the authority of the collection can confirm the membership.
await verifyCollectionV1(umi, {
  metadata: findMetadataPda(umi, { mint: mint.publicKey }),
  collectionMint: collection.publicKey,
  authority: umi.identity,
}).sendAndConfirm(umi)
// #endregion

const { metadata } = await fetchDigitalAsset(umi, mint.publicKey)
console.log(metadata.name, metadata.uri)
