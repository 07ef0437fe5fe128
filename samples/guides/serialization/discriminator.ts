// level: tested (hashing needs no network)
import {
  containsBytes,
  getBase16Decoder,
  getConstantCodec,
  getHiddenPrefixCodec,
  getStructCodec,
  getU64Codec,
  type ReadonlyUint8Array,
} from '@solana/kit'

const hex = (bytes: ReadonlyUint8Array) => getBase16Decoder().decode(bytes)

// #region preview
// Anchor: the first 8 bytes of the SHA-256 hash of a name.
async function discriminatorOf(name: string) {
  const bytes = new TextEncoder().encode(name)
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes), 0, 8)
}

const counterAccount = await discriminatorOf('account:Counter')
const increment = await discriminatorOf('global:increment')

// Written before the fields, and compared when the data is read.
const counterCodec = getHiddenPrefixCodec(
  getStructCodec([['count', getU64Codec()]]),
  [getConstantCodec(counterAccount)],
)
const data = counterCodec.encode({ count: 42n })
// #endregion

console.log(`account:Counter   ${hex(counterAccount)}`)
console.log(`global:increment  ${hex(increment)}`)
console.log(`A counter account ${hex(data)}`)
console.log('It is a counter: ', containsBytes(data, counterAccount, 0))
console.log('Its fields:      ', counterCodec.decode(data))
try {
  counterCodec.decode(new Uint8Array(16))
} catch (error) {
  if (!(error instanceof Error)) throw error
  console.log(`Another account:  ${error.message}`)
}
