// level: compiled (the Candy Machine program is on no local node)
import { readFile } from 'node:fs/promises'
import { createCollection, mplCore } from '@metaplex-foundation/mpl-core'
import {
  create,
  mplCandyMachine,
} from '@metaplex-foundation/mpl-core-candy-machine'
import {
  dateTime,
  generateSigner,
  keypairIdentity,
  sol,
  some,
} from '@metaplex-foundation/umi'
import { createUmi } from '@metaplex-foundation/umi-bundle-defaults'

const [, , url] = process.argv
if (!url) throw new Error('Usage: candy-create.ts <RPC>')

const umi = createUmi(url).use(mplCandyMachine()).use(mplCore())
const secret = JSON.parse(await readFile('wallet.json', 'utf8'))
const wallet = umi.eddsa.createKeypairFromSecretKey(Uint8Array.from(secret))
umi.use(keypairIdentity(wallet))

// #region preview
const collection = generateSigner(umi)
await createCollection(umi, {
  collection,
  name: 'Cookbook',
  uri: 'https://example.com/collection.json',
}).sendAndConfirm(umi)

const candyMachine = generateSigner(umi)
const builder = await create(umi, {
  candyMachine,
  collection: collection.publicKey,
  collectionUpdateAuthority: umi.identity,
  itemsAvailable: 3,
  configLineSettings: some({
    prefixName: 'Cookbook #',
    nameLength: 4,
    prefixUri: 'https://example.com/',
    uriLength: 9,
    isSequential: false,
  }),
  guards: {
    // `lastInstruction: true` would tax buyers whose wallet adds a guard.
    botTax: some({ lamports: sol(0.01), lastInstruction: false }),
    solPayment: some({
      lamports: sol(0.1),
      destination: umi.identity.publicKey,
    }),
    startDate: some({ date: dateTime('2027-01-01T00:00:00Z') }),
    mintLimit: some({ id: 1, limit: 2 }),
  },
})
await builder.sendAndConfirm(umi)
// #endregion
console.log('Candy machine:', candyMachine.publicKey)
