import {
  address,
  assertAccountExists,
  createSolanaRpc,
  fetchEncodedAccount,
  getAddressCodec,
  getBase16Decoder,
  getBooleanCodec,
  getOptionCodec,
  getStructCodec,
  getU32Codec,
  getU64Codec,
  getU8Codec,
} from '@solana/kit'

const rpc = createSolanaRpc('http://127.0.0.1:8899')

// #region preview
// A COption: 4 bytes that say whether there is a value, and room for it even
// if there is none.
const addressOrNone = getOptionCodec(getAddressCodec(), {
  prefix: getU32Codec(),
  noneValue: 'zeroes',
})

const mintCodec = getStructCodec([
  ['mintAuthority', addressOrNone],
  ['supply', getU64Codec()],
  ['decimals', getU8Codec()],
  ['isInitialized', getBooleanCodec()],
  ['freezeAuthority', addressOrNone],
])

// The mint of wrapped SOL, which is on every cluster.
const mint = address('So11111111111111111111111111111111111111112')
const account = await fetchEncodedAccount(rpc, mint)
assertAccountExists(account)

console.log(`Size of the codec: ${mintCodec.fixedSize} bytes`)
console.log(mintCodec.decode(account.data))
// #endregion

// With an authority, the same 36 bytes begin with 1.
const some = addressOrNone.encode(mint)
console.log(`None: ${addressOrNone.encode(null).length} bytes, all zero`)
console.log(`Some: ${some.length} bytes, ${getBase16Decoder().decode(some)}`)
