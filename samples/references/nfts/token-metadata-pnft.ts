// level: compiled (the Token Metadata program is on no local node)
import { readFile } from 'node:fs/promises'
import {
  createProgrammableNft,
  fetchDigitalAssetWithAssociatedToken,
  mplTokenMetadata,
  TokenStandard,
  transferV1,
} from '@metaplex-foundation/mpl-token-metadata'
import {
  generateSigner,
  keypairIdentity,
  percentAmount,
  unwrapOptionRecursively,
} from '@metaplex-foundation/umi'
import { createUmi } from '@metaplex-foundation/umi-bundle-defaults'

const [, , url] = process.argv
if (!url) throw new Error('Usage: token-metadata-pnft.ts <RPC>')

const umi = createUmi(url).use(mplTokenMetadata())
const secret = JSON.parse(await readFile('wallet.json', 'utf8'))
const wallet = umi.eddsa.createKeypairFromSecretKey(Uint8Array.from(secret))
umi.use(keypairIdentity(wallet))

// #region preview
const mint = generateSigner(umi)
await createProgrammableNft(umi, {
  mint,
  name: 'Cookbook #2',
  uri: 'https://example.com/2.json',
  sellerFeeBasisPoints: percentAmount(5),
}).sendAndConfirm(umi)

const pnft = await fetchDigitalAssetWithAssociatedToken(
  umi,
  mint.publicKey,
  umi.identity.publicKey,
)
const recipient = generateSigner(umi).publicKey
await transferV1(umi, {
  mint: mint.publicKey,
  tokenOwner: umi.identity.publicKey,
  destinationOwner: recipient,
  tokenStandard: TokenStandard.ProgrammableNonFungible,
  authorizationRules:
    unwrapOptionRecursively(pnft.metadata.programmableConfig)?.ruleSet ??
    undefined,
}).sendAndConfirm(umi)
// #endregion

console.log(`Sent to ${recipient}`)
