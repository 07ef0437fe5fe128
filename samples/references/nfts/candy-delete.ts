// level: compiled (the Candy Machine program is on no local node)
import { readFile } from 'node:fs/promises'
import {
  deleteCandyGuard,
  deleteCandyMachine,
  fetchCandyGuard,
  fetchCandyMachine,
  mplCandyMachine,
} from '@metaplex-foundation/mpl-core-candy-machine'
import { keypairIdentity, publicKey } from '@metaplex-foundation/umi'
import { createUmi } from '@metaplex-foundation/umi-bundle-defaults'

const [, , url, address] = process.argv
if (!url || !address)
  throw new Error('Usage: candy-delete.ts <RPC> <candy machine>')

const umi = createUmi(url).use(mplCandyMachine())
const secret = JSON.parse(await readFile('wallet.json', 'utf8'))
const wallet = umi.eddsa.createKeypairFromSecretKey(Uint8Array.from(secret))
umi.use(keypairIdentity(wallet))

// #region preview
const candyMachine = await fetchCandyMachine(umi, publicKey(address))
const guard = await fetchCandyGuard(umi, candyMachine.mintAuthority)
const own = umi.identity.publicKey
if (candyMachine.authority !== own || guard.authority !== own)
  throw new Error('Not deleted: you are not the authority of both')
const { itemsAvailable } = candyMachine.data
if (candyMachine.itemsRedeemed < itemsAvailable)
  throw new Error(
    `Not deleted: ${candyMachine.itemsRedeemed} of ${itemsAvailable} are sold`,
  )
// Frozen payments can only be unlocked while the guard exists.
for (const { guards } of [guard, ...guard.groups])
  for (const frozen of [guards.freezeSolPayment, guards.freezeTokenPayment])
    if (frozen.__option === 'Some')
      throw new Error('Not deleted: unlock the frozen payments first')

await deleteCandyMachine(umi, {
  candyMachine: candyMachine.publicKey,
})
  .add(deleteCandyGuard(umi, { candyGuard: guard.publicKey }))
  .sendAndConfirm(umi)
// #endregion
