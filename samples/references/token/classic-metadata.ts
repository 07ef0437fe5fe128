// level: compiled (the Token Metadata program is on no local node)
import { readFile } from 'node:fs/promises'
import {
  createV1,
  fetchDigitalAsset,
  mplTokenMetadata,
  TokenStandard,
} from '@metaplex-foundation/mpl-token-metadata'
import {
  keypairIdentity,
  percentAmount,
  publicKey,
} from '@metaplex-foundation/umi'
import { createUmi } from '@metaplex-foundation/umi-bundle-defaults'

const [, , url, address] = process.argv
if (!url || !address) throw new Error('Usage: classic-metadata.ts <RPC> <mint>')

const umi = createUmi(url).use(mplTokenMetadata())
const secret = JSON.parse(await readFile('wallet.json', 'utf8'))
const wallet = umi.eddsa.createKeypairFromSecretKey(Uint8Array.from(secret))
umi.use(keypairIdentity(wallet))

// #region preview
// The mint exists, and the wallet is its mint authority.
const mint = publicKey(address)
await createV1(umi, {
  mint,
  authority: umi.identity,
  name: 'Cookbook Token',
  symbol: 'COOK',
  uri: 'https://example.com/token.json',
  sellerFeeBasisPoints: percentAmount(0),
  tokenStandard: TokenStandard.Fungible,
}).sendAndConfirm(umi)
// #endregion

const { metadata } = await fetchDigitalAsset(umi, mint)
console.log(metadata.name, metadata.symbol, metadata.uri)
