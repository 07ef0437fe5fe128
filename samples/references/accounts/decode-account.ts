import {
  address,
  assertAccountExists,
  createSolanaRpc,
  decodeAccount,
  fetchEncodedAccount,
  getI64Decoder,
  getStructDecoder,
  getU64Decoder,
} from '@solana/kit'

const rpc = createSolanaRpc('http://127.0.0.1:8899')

const clock = address('SysvarC1ock11111111111111111111111111111111')

// #region preview
// Fields in their order in the data. Numbers are little-endian.
const clockDecoder = getStructDecoder([
  ['slot', getU64Decoder()],
  ['epochStart', getI64Decoder()],
  ['epoch', getU64Decoder()],
  ['leaderScheduleEpoch', getU64Decoder()],
  ['unixTimestamp', getI64Decoder()],
])

const encoded = await fetchEncodedAccount(rpc, clock)
assertAccountExists(encoded)
const { data, space } = decodeAccount(encoded, clockDecoder)
// #endregion

const milliseconds = Number(data.unixTimestamp) * 1000
console.log('Size:', space, 'bytes')
console.log('Slot:', data.slot)
console.log('Epoch:', data.epoch)
console.log('Time:', new Date(milliseconds).toISOString())
