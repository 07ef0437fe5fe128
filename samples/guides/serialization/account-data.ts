// level: tested (reading bytes needs no network)
import {
  address,
  addCodecSizePrefix,
  decodeAccount,
  type EncodedAccount,
  getAddressCodec,
  getArrayCodec,
  getBase16Encoder,
  getEnumCodec,
  getOptionCodec,
  getStructCodec,
  getU16Codec,
  getU32Codec,
  getU64Codec,
  getUtf8Codec,
  lamports,
} from '@solana/kit'

// What `fetchEncodedAccount(rpc, …)` returns for an account that the program
// has written: 59 bytes, and 59 that are zero.
const written = [
  '01',
  '8a88e3dd7409f195fd52db2d3cba5d72ca6709bf1d94121bf3748801b40f6f5c',
  'dc05000000000000',
  '0107000000',
  '03000000416461',
  '010000000300',
]
const data = new Uint8Array(118)
data.set(getBase16Encoder().encode(written.join('')))
const account: EncodedAccount = {
  address: address('Ada1111111111111111111111111111111111111111'),
  data,
  executable: false,
  lamports: lamports(1_249_680n),
  programAddress: address('Profi1e111111111111111111111111111111111111'),
  space: 118n,
}

// #region preview
enum Kind {
  Empty,
  Profile,
}

const profileCodec = getStructCodec([
  ['kind', getEnumCodec(Kind)],
  ['authority', getAddressCodec()],
  ['score', getU64Codec()],
  ['team', getOptionCodec(getU32Codec())],
  ['name', addCodecSizePrefix(getUtf8Codec(), getU32Codec())],
  ['badges', getArrayCodec(getU16Codec())],
])

const profile = decodeAccount(account, profileCodec)
console.log(profile.data)
// #endregion

const [, end] = profileCodec.read(data, 0)
console.log(`Read:    ${end} of ${data.length} bytes`)
console.log(`Written: ${profileCodec.encode(profile.data).length} bytes`)
