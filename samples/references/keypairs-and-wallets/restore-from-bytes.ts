// level: tested (keys need no network)
import {
  createKeyPairSignerFromBytes,
  createKeyPairSignerFromPrivateKeyBytes,
} from '@solana/kit'

// #region preview
// Never write a real key into a program. Everybody knows this one.
const bytes = Uint8Array.from([
  208, 136, 68, 156, 45, 0, 115, 252, 255, 244, 15, 41, 151, 89, 32, 155, 111,
  53, 10, 251, 88, 133, 27, 254, 157, 218, 65, 11, 84, 105, 60, 244, 170, 159,
  25, 237, 42, 105, 73, 254, 85, 137, 153, 244, 69, 187, 8, 72, 104, 199, 195,
  232, 9, 99, 87, 5, 239, 243, 73, 146, 196, 110, 42, 232,
])

// All 64 bytes: the private key, then the public key.
const wallet = await createKeyPairSignerFromBytes(bytes)
console.log(`Address: ${wallet.address}`)

// The private key alone is enough.
const same = await createKeyPairSignerFromPrivateKeyBytes(bytes.slice(0, 32))
console.log(`Address: ${same.address}`)
// #endregion
