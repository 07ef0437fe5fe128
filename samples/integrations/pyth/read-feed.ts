// level: compiled (needs mainnet; run-pyth.ts runs it on localhost)
import {
  address,
  createSolanaRpc,
  fetchEncodedAccount,
  fixDecoderSize,
  getAddressDecoder,
  getBase16Decoder,
  getBase16Encoder,
  getBytesDecoder,
  getDiscriminatedUnionDecoder,
  getI32Decoder,
  getI64Decoder,
  getProgramDerivedAddress,
  getStructDecoder,
  getU8Decoder,
  getU16Encoder,
  getU64Decoder,
  getUnitDecoder,
} from '@solana/kit'

const rpc = createSolanaRpc(
  process.env.RPC_URL ?? 'https://api.mainnet-beta.solana.com',
)

// #region preview
const pushOracle = address('pythWSnswVUd12oZpeFP8e9CVaEqJg25g1Vtc2biRsT')
const receiver = address('rec5EKMGg6MxZYaMdyBfgwp4d5rB9T1VQH5pJv5LtFJ')
const feedId =
  'ef0d8b6fda2ceba41da15d4095d1da392a0d2f8ed0c6c7bc0f4cfac8c280b56d'

const priceUpdateDecoder = getStructDecoder([
  ['discriminator', fixDecoderSize(getBytesDecoder(), 8)],
  ['writeAuthority', getAddressDecoder()],
  [
    'verificationLevel',
    getDiscriminatedUnionDecoder([
      ['partial', getStructDecoder([['signatures', getU8Decoder()]])],
      ['full', getUnitDecoder()],
    ]),
  ],
  ['feedId', fixDecoderSize(getBase16Decoder(), 32)],
  ['price', getI64Decoder()],
  ['conf', getU64Decoder()],
  ['exponent', getI32Decoder()],
  ['publishTime', getI64Decoder()],
  ['previousPublishTime', getI64Decoder()],
  ['emaPrice', getI64Decoder()],
  ['emaConf', getU64Decoder()],
  ['postedSlot', getU64Decoder()],
])

const [feed] = await getProgramDerivedAddress({
  programAddress: pushOracle,
  seeds: [getU16Encoder().encode(0), getBase16Encoder().encode(feedId)],
})
console.log('Feed account:', feed)

const account = await fetchEncodedAccount(rpc, feed)
if (!account.exists) throw new Error('There is no such feed account')
if (account.programAddress !== receiver)
  throw new Error('Not an account of the receiver program')

const update = priceUpdateDecoder.decode(account.data)
if (update.feedId !== feedId) throw new Error('The price of another feed')
if (update.verificationLevel.__kind !== 'full')
  throw new Error('Not fully verified')

console.log('Price:', update.price, 'x 10 **', update.exponent)
console.log('Confidence:', update.conf)
console.log(
  'Age in seconds:',
  BigInt(Math.floor(Date.now() / 1000)) - update.publishTime,
)
// #endregion
