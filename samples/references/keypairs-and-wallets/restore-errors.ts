// level: tested (keys need no network)
import {
  createKeyPairSignerFromBytes,
  createKeyPairSignerFromPrivateKeyBytes,
  generateKeyPair,
  getBase58Encoder,
  isSolanaError,
} from '@solana/kit'

async function attempt(title: string, restore: () => Promise<unknown>) {
  try {
    await restore()
  } catch (error) {
    if (!isSolanaError(error)) throw error
    console.log(`${title}:\n  ${error.context.__code} ${error.message}`)
  }
}

const { publicKey, privateKey } = await generateKeyPair(true)
const pkcs8 = await crypto.subtle.exportKey('pkcs8', privateKey)
const secret = new Uint8Array(pkcs8).slice(-32)
const point = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))

// #region preview
await attempt('32 bytes where 64 are needed', () =>
  createKeyPairSignerFromBytes(secret),
)
await attempt('64 bytes where 32 are needed', () =>
  createKeyPairSignerFromPrivateKeyBytes(Uint8Array.of(...secret, ...point)),
)
await attempt('The public key of somebody else', () =>
  createKeyPairSignerFromBytes(Uint8Array.of(...secret, ...secret)),
)
await attempt('A letter that base58 has not', () =>
  createKeyPairSignerFromBytes(getBase58Encoder().encode('0OIl')),
)
// #endregion
