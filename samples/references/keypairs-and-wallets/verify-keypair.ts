// level: tested (keys need no network)
import { createKeyPairSignerFromBytes, isSolanaError } from '@solana/kit'

// Everybody knows this key.
const bytes = Uint8Array.from([
  208, 136, 68, 156, 45, 0, 115, 252, 255, 244, 15, 41, 151, 89, 32, 155, 111,
  53, 10, 251, 88, 133, 27, 254, 157, 218, 65, 11, 84, 105, 60, 244, 170, 159,
  25, 237, 42, 105, 73, 254, 85, 137, 153, 244, 69, 187, 8, 72, 104, 199, 195,
  232, 9, 99, 87, 5, 239, 243, 73, 146, 196, 110, 42, 232,
])

// #region preview
async function verify(bytes: Uint8Array, expected: string): Promise<string> {
  try {
    const { address } = await createKeyPairSignerFromBytes(bytes)
    return address === expected ? 'It is the key' : `It is of ${address}`
  } catch (error) {
    if (!isSolanaError(error)) throw error
    return error.message
  }
}

const expected = 'CV325Yr8vrhUWhqeWjH3CHZ57euBoMwAXoGiGuhWjL71'
console.log(await verify(bytes, expected))
console.log(await verify(bytes, '11111111111111111111111111111111'))
// #endregion

// One bit of the private key is wrong.
const broken = bytes.map((byte, index) => (index === 0 ? byte ^ 1 : byte))
console.log(await verify(broken, expected))
