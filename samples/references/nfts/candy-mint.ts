// level: compiled (the Candy Machine program is on no local node)
import { readFile } from 'node:fs/promises'
import {
  fetchCandyGuard,
  fetchCandyMachine,
  mintV1,
  mplCandyMachine,
} from '@metaplex-foundation/mpl-core-candy-machine'
import { setComputeUnitLimit } from '@metaplex-foundation/mpl-toolbox'
import {
  displayAmount,
  generateSigner,
  keypairIdentity,
  publicKey,
  sol,
  some,
  transactionBuilder,
  unwrapOptionRecursively,
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
// What you pay at most: for the NFT, and for an attempt that fails.
const MAX_PRICE = sol(0.1)
const MAX_BOT_TAX = sol(0.01)
const KNOWN_GUARDS = ['botTax', 'mintLimit', 'solPayment', 'startDate']

const candyMachine = await fetchCandyMachine(umi, publicKey(address))
const guard = await fetchCandyGuard(umi, candyMachine.mintAuthority)
if (guard.groups.length > 0) throw new Error('This sale has groups of guards')
for (const [name, { __option }] of Object.entries(guard.guards))
  if (__option === 'Some' && !KNOWN_GUARDS.includes(name))
    throw new Error(`This sale asks for something else: ${name}`)

const { botTax, mintLimit, solPayment, startDate } = unwrapOptionRecursively(
  guard.guards,
)
if (startDate && Number(startDate.date) * 1000 > Date.now())
  throw new Error('The sale has not begun')
if (!solPayment) throw new Error('This candy machine asks for no SOL')
if (solPayment.lamports.basisPoints > MAX_PRICE.basisPoints)
  throw new Error(`Too expensive: ${displayAmount(solPayment.lamports)}`)
if (botTax && botTax.lamports.basisPoints > MAX_BOT_TAX.basisPoints)
  throw new Error(`A failure costs ${displayAmount(botTax.lamports)}`)

const asset = generateSigner(umi)
await transactionBuilder()
  // Minting needs more than the default of 200,000.
  .add(setComputeUnitLimit(umi, { units: 600_000 }))
  .add(
    mintV1(umi, {
      candyMachine: candyMachine.publicKey,
      candyGuard: guard.publicKey,
      asset,
      collection: candyMachine.collectionMint,
      mintArgs: {
        mintLimit: mintLimit && { id: mintLimit.id },
        solPayment: some({ destination: solPayment.destination }),
      },
    }),
  )
  .sendAndConfirm(umi, { confirm: { commitment: 'confirmed' } })

// With a bot tax, a mint that was refused counts as a success.
const options = { commitment: 'confirmed' } as const
if (!(await umi.rpc.accountExists(asset.publicKey, options)))
  throw new Error('You paid the bot tax and got no NFT')
// #endregion
console.log('Minted:', asset.publicKey)
