// level: tested (deriving an address needs no network)
import {
  address,
  assertIsOffCurveAddress,
  generateKeyPairSigner,
  getProgramDerivedAddress,
  isOffCurveAddress,
  isSolanaError,
  SOLANA_ERROR__ADDRESSES__INVALID_OFF_CURVE_ADDRESS,
} from '@solana/kit'

// #region preview
const wallet = await generateKeyPairSigner()
const [vault] = await getProgramDerivedAddress({
  programAddress: address('Counter111111111111111111111111111111111111'),
  seeds: ['vault'],
})

console.log('Wallet off the curve:', isOffCurveAddress(wallet.address))
console.log('Vault off the curve:', isOffCurveAddress(vault))

try {
  assertIsOffCurveAddress(wallet.address)
} catch (error) {
  if (
    !isSolanaError(error, SOLANA_ERROR__ADDRESSES__INVALID_OFF_CURVE_ADDRESS)
  ) {
    throw error
  }
  console.log('Error:', error.message)
  console.log('Code:', error.context.__code)
}
// #endregion
