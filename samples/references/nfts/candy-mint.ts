// level: compiled (the Candy Machine program is on no local node)
import { readFile } from 'node:fs/promises'
import {
  fetchCandyMachine,
  mintV1,
  mplCandyMachine,
  safeFetchCandyGuard,
} from '@metaplex-foundation/mpl-core-candy-machine'
import {
  generateSigner,
  keypairIdentity,
  publicKey,
  some,
} from '@metaplex-foundation/umi'
import { createUmi } from '@metaplex-foundation/umi-bundle-defaults'

const [, , url, address] = process.argv
if (!url || !address)
  throw new Error('Usage: candy-mint.ts <RPC> <candy machine>')

const umi = createUmi(url).use(mplCandyMachine())
const secret = JSON.parse(await readFile('wallet.json', 'utf8'))
const wallet = umi.eddsa.createKeypairFromSecretKey(Uint8Array.from(secret))
umi.use(keypairIdentity(wallet))

// #region preview
const candyMachine = await fetchCandyMachine(umi, publicKey(address))
const guard = await safeFetchCandyGuard(umi, candyMachine.mintAuthority)
if (guard?.guards.solPayment.__option !== 'Some')
  throw new Error('This candy machine asks for no SOL')

const asset = generateSigner(umi)
await mintV1(umi, {
  candyMachine: candyMachine.publicKey,
  candyGuard: guard.publicKey,
  asset,
  collection: candyMachine.collectionMint,
  mintArgs: {
    mintLimit: some({ id: 1 }),
    solPayment: some({
      destination: guard.guards.solPayment.value.destination,
    }),
  },
}).sendAndConfirm(umi)
// #endregion
console.log('Minted:', asset.publicKey)
