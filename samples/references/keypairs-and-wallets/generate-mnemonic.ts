// level: tested (keys need no network)
import { generateMnemonic, validateMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'

// #region preview
// 128 bits of chance give 12 words, 256 give 24.
const mnemonic = generateMnemonic(wordlist, 256)
// #endregion

// Never print a real one. This counts its words only.
console.log(`Words: ${mnemonic.split(' ').length}`)
// #region preview
console.log(`Valid: ${validateMnemonic(mnemonic, wordlist)}`)
// #endregion
