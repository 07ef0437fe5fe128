// level: compiled (the Token Metadata program is on no local node)
import { readFile } from 'node:fs/promises'
import {
  fetchDigitalAsset,
  mplTokenMetadata,
  updateV1,
} from '@metaplex-foundation/mpl-token-metadata'
import { keypairIdentity, publicKey } from '@metaplex-foundation/umi'
import { createUmi } from '@metaplex-foundation/umi-bundle-defaults'

const [, , url, address, name, uri] = process.argv
if (!url || !address || !name || !uri)
  throw new Error(
    'Usage: token-metadata-make-immutable.ts <RPC> <mint> <name> <uri>',
  )

const umi = createUmi(url).use(mplTokenMetadata())
const secret = JSON.parse(await readFile('wallet.json', 'utf8'))
const wallet = umi.eddsa.createKeypairFromSecretKey(Uint8Array.from(secret))
umi.use(keypairIdentity(wallet))

// #region preview
const mint = publicKey(address)
const { metadata } = await fetchDigitalAsset(umi, mint)
// This is what it will be for ever.
if (metadata.name !== name || metadata.uri !== uri)
  throw new Error(`Not fixed: it is ${metadata.name}, ${metadata.uri}`)
if (metadata.updateAuthority !== umi.identity.publicKey)
  throw new Error(`Not fixed: only ${metadata.updateAuthority} may do that`)
if (!metadata.isMutable) throw new Error('It is fixed already')

// Nobody can change it after this.
await updateV1(umi, { mint, isMutable: false }).sendAndConfirm(umi)
// #endregion

const updated = await fetchDigitalAsset(umi, mint)
console.log(updated.metadata.name, 'mutable:', updated.metadata.isMutable)
