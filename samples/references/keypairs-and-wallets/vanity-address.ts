// level: tested (keys need no network)
import {
  grindKeyPairSigner,
  isSolanaError,
  SOLANA_ERROR__KEYS__INVALID_BASE58_IN_GRIND_REGEX,
} from '@solana/kit'

// #region preview
const wallet = await grindKeyPairSigner({
  matches: /^so/i,
  extractable: true,
  abortSignal: AbortSignal.timeout(50_000),
})
console.log(`Address: ${wallet.address}`)
// #endregion
console.log(`Begins with: ${wallet.address.slice(0, 2).toLowerCase()}`)

// No address has a zero.
try {
  await grindKeyPairSigner({ matches: /^s0/ })
} catch (error) {
  const code = SOLANA_ERROR__KEYS__INVALID_BASE58_IN_GRIND_REGEX
  if (!isSolanaError(error, code)) throw error
  console.log(`${code} ${error.message}`)
}
