// level: compiled (the Token Metadata program is on no local node)
import { readFile } from 'node:fs/promises'
import {
  fetchDigitalAsset,
  mplTokenMetadata,
  updateV1,
} from '@metaplex-foundation/mpl-token-metadata'
import { keypairIdentity, publicKey } from '@metaplex-foundation/umi'
import { createUmi } from '@metaplex-foundation/umi-bundle-defaults'

const [, , url, address] = process.argv
if (!url || !address)
  throw new Error('Usage: token-metadata-update.ts <RPC> <mint>')

const umi = createUmi(url).use(mplTokenMetadata())
const secret = JSON.parse(await readFile('wallet.json', 'utf8'))
const wallet = umi.eddsa.createKeypairFromSecretKey(Uint8Array.from(secret))
umi.use(keypairIdentity(wallet))

// #region preview
const mint = publicKey(address)
const { metadata } = await fetchDigitalAsset(umi, mint)
if (metadata.updateAuthority !== umi.identity.publicKey)
  throw new Error(`Only ${metadata.updateAuthority} may update it`)
if (!metadata.isMutable) throw new Error('Nobody can change it any more')

// The new data replaces all of the old, so begin with what is there.
await updateV1(umi, {
  mint,
  data: { ...metadata, name: 'Cookbook #1, second edition' },
}).sendAndConfirm(umi)
// #endregion

const updated = await fetchDigitalAsset(umi, mint)
console.log(updated.metadata.name, updated.metadata.uri)
