// level: tested (a pure function; the key is a public test vector)
import {
  createKeyPairSignerFromBytes,
  createKeyPairSignerFromPrivateKeyBytes,
  getBase16Encoder,
  getBase58Encoder,
} from '@solana/kit'

// #region preview
/** The key as text: hex or Base58, with or without the public half. */
export async function signerFromKey(key: string) {
  const isHex = /^([0-9a-f]{64}|[0-9a-f]{128})$/i.test(key)
  const bytes = (isHex ? getBase16Encoder() : getBase58Encoder()).encode(key)
  return bytes.length === 64
    ? createKeyPairSignerFromBytes(bytes)
    : createKeyPairSignerFromPrivateKeyBytes(bytes)
}
// #endregion

// The first test vector of RFC 8032: everybody knows this key.
const seed = '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60'
const publicKey =
  'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a'

const fromSeed = await signerFromKey(seed)
const fromBoth = await signerFromKey(seed + publicKey)
console.log(`Address: ${fromSeed.address}`)
console.log(`The same from 64 bytes: ${fromSeed.address === fromBoth.address}`)

try {
  await signerFromKey(seed + seed)
} catch (error) {
  console.log(error instanceof Error ? error.message : error)
}
