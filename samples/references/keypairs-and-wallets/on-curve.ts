// level: tested (keys need no network)
import {
  generateKeyPairSigner,
  getProgramDerivedAddress,
  isAddress,
  isOffCurveAddress,
} from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'

const wallet = await generateKeyPairSigner()
const [pda] = await getProgramDerivedAddress({
  programAddress: SYSTEM_PROGRAM_ADDRESS,
  seeds: ['vault'],
})

// #region preview
function describe(text: string): string {
  if (!isAddress(text)) return 'not an address'
  return isOffCurveAddress(text) ? 'off the curve: a PDA' : 'on the curve'
}

console.log(`Wallet: ${describe(wallet.address)}`)
console.log(`PDA:    ${describe(pda)}`)
console.log(`Typo:   ${describe(wallet.address.slice(0, -2))}`)
// #endregion
