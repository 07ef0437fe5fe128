// level: compiled (the Candy Machine program is on no local node)
import {
  fetchCandyGuard,
  fetchCandyMachine,
  mplCandyMachine,
} from '@metaplex-foundation/mpl-core-candy-machine'
import { publicKey } from '@metaplex-foundation/umi'
import { createUmi } from '@metaplex-foundation/umi-bundle-defaults'

const umi = createUmi('https://api.devnet.solana.com').use(mplCandyMachine())

const [, , address] = process.argv
if (!address) throw new Error('Usage: candy-fetch.ts <candy machine>')

// #region preview
const candyMachine = await fetchCandyMachine(umi, publicKey(address))
console.log('Authority: ', candyMachine.authority)
console.log('Collection:', candyMachine.collectionMint)
console.log('Items:     ', candyMachine.data.itemsAvailable)
console.log('Minted:    ', candyMachine.itemsRedeemed)

const guard = await fetchCandyGuard(umi, candyMachine.mintAuthority)
for (const [name, value] of Object.entries(guard.guards)) {
  if (value.__option === 'Some') console.log('Guard:     ', name)
}
// #endregion
