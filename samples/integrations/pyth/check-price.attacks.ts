// level: tested (accounts made by hand, without a network)
import {
  type Address,
  address,
  type EncodedAccount,
  getAddressEncoder,
  getBase16Encoder,
  getI32Encoder,
  getI64Encoder,
  getStructEncoder,
  getU64Encoder,
  lamports,
} from '@solana/kit'
import { type Limits, readPrice } from './check-price'

const receiver = address('rec5EKMGg6MxZYaMdyBfgwp4d5rB9T1VQH5pJv5LtFJ')
const stranger = address('58PwtjSDuFHuUkYjH9BYnnQKHfwo9reZhC2zMJv9JPkx')
const solUsd =
  'ef0d8b6fda2ceba41da15d4095d1da392a0d2f8ed0c6c7bc0f4cfac8c280b56d'
const btcUsd =
  'e62df6c8b4a85fe1a67db44dc12de5db330f7ac66b72dc658afedf0f4a415b43'

const now = 1_795_219_200n

const limits: Limits = {
  feedId: solUsd,
  exponent: -8,
  maximumAge: 60n,
  maximumConfBps: 200n,
}

const encoder = getStructEncoder([
  ['kind', getBase16Encoder()],
  ['writeAuthority', getAddressEncoder()],
  ['verificationLevel', getBase16Encoder()],
  ['feedId', getBase16Encoder()],
  ['price', getI64Encoder()],
  ['conf', getU64Encoder()],
  ['exponent', getI32Encoder()],
  ['publishTime', getI64Encoder()],
  ['previousPublishTime', getI64Encoder()],
  ['emaPrice', getI64Encoder()],
  ['emaConf', getU64Encoder()],
  ['postedSlot', getU64Encoder()],
])
const honest = {
  kind: '22f123639d7ef4cd',
  writeAuthority: stranger as Address,
  verificationLevel: '01',
  feedId: solUsd,
  price: 15_012_345_678n,
  conf: 7_654_321n,
  exponent: -8,
  publishTime: now - 3n,
  previousPublishTime: now - 4n,
  emaPrice: 15_012_345_678n,
  emaConf: 7_654_321n,
  postedSlot: 1n,
}

const accountWith = (
  changes: Partial<typeof honest>,
  programAddress: Address = receiver,
): EncodedAccount => {
  const data = encoder.encode({ ...honest, ...changes })
  return {
    address: stranger,
    data,
    executable: false,
    lamports: lamports(1n),
    programAddress,
    space: BigInt(data.length),
  }
}

function attack(name: string, account: EncodedAccount) {
  let price: bigint
  try {
    price = readPrice(account, limits, now).price
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    console.log(`${name}. Refused: ${reason}`)
    return
  }
  throw new Error(`NOT refused: ${name}, ${price}`)
}

console.log('The honest price:', readPrice(accountWith({}), limits, now).price)

// #region preview
attack('An account of somebody', accountWith({}, stranger))
attack('Another kind', accountWith({ kind: '68c086484d9ee1a9' }))
attack('Two signatures', accountWith({ verificationLevel: '0002' }))
attack('Another feed', accountWith({ feedId: btcUsd }))
attack('An old price', accountWith({ publishTime: now - 61n }))
attack('From tomorrow', accountWith({ publishTime: now + 86_400n }))
attack('A wide interval', accountWith({ conf: 300_246_914n }))
attack('Nothing', accountWith({ price: 0n, conf: 0n }))
attack('Less than nothing', accountWith({ price: -3_763n, conf: 0n }))
attack('Ten times as much', accountWith({ exponent: -7 }))
// #endregion
