// level: tested (keys need no network)
import { mnemonicToSeed, validateMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'

const right =
  'legal winner thank year wave sausage worth useful legal winner thank yellow'
const typo = right.replace('sausage', 'sausages')
const swapped = right.replace(
  'legal winner thank year',
  'winner legal thank year',
)

// #region preview
console.log(`Right phrase: ${validateMnemonic(right, wordlist)}`)
console.log(`Typo:         ${validateMnemonic(typo, wordlist)}`)
console.log(`Wrong order:  ${validateMnemonic(swapped, wordlist)}`)
// #endregion

// A passphrase gives another wallet, and no error.
const seed = await mnemonicToSeed(right)
const other = await mnemonicToSeed(right, 'my passphrase')
console.log(`Passphrase changes the seed: ${seed[0] !== other[0]}`)

try {
  await mnemonicToSeed(right.replace(' yellow', ''))
} catch (error) {
  if (!(error instanceof Error)) throw error
  console.log(`11 words: ${error.message}`)
}
