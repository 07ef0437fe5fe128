// level: tested (keys need no network)
import { generateKeyPairSigner } from '@solana/kit'

// #region preview
const wallet = await generateKeyPairSigner()
console.log(`Address: ${wallet.address}`)

// Nobody can read the private key, not even this program.
const { privateKey } = wallet.keyPair
console.log(`${privateKey.algorithm.name}, ${privateKey.usages.join()}`)
console.log(`Extractable: ${privateKey.extractable}`)
// #endregion
