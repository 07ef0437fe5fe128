// level: compiled (the Candy Machine program is on no local node)
import {
  getCandyMachineGpaBuilder,
  mplCandyMachine,
} from '@metaplex-foundation/mpl-core-candy-machine'
import { publicKey } from '@metaplex-foundation/umi'
import { createUmi } from '@metaplex-foundation/umi-bundle-defaults'

const umi = createUmi('https://api.devnet.solana.com').use(mplCandyMachine())
const [, , authority] = process.argv
if (!authority) throw new Error('Usage: candy-by-authority.ts <wallet>')

// #region preview
const addresses = await getCandyMachineGpaBuilder(umi)
  .whereField('authority', publicKey(authority))
  .getPublicKeys()
// #endregion
for (const address of addresses) console.log(address)
