// level: compiled (latest-price.ts, read-feed.ts and the attacks run it)
import {
  address,
  type EncodedAccount,
  fixDecoderSize,
  getAddressDecoder,
  getBase16Decoder,
  getBytesDecoder,
  getDiscriminatedUnionDecoder,
  getI32Decoder,
  getI64Decoder,
  getStructDecoder,
  getU8Decoder,
  getU64Decoder,
  getUnitDecoder,
} from '@solana/kit'

// #region preview
export interface Price {
  readonly feedId: string
  readonly price: bigint
  readonly conf: bigint
  readonly exponent: number
  readonly publishTime: bigint // in seconds since 1970
}

/** What your app can bear. */
export interface Limits {
  readonly feedId: string
  readonly exponent: number
  readonly maximumAge: bigint // in seconds
  readonly maximumConfBps: bigint // in hundredths of a percent
}

const clock = () => BigInt(Math.floor(Date.now() / 1_000))

/** Throws unless you may use this price now. */
export function checkPrice(price: Price, limits: Limits, now = clock()) {
  if (price.feedId !== limits.feedId)
    throw new Error(`The price of another feed, ${price.feedId}`)
  if (price.exponent !== limits.exponent)
    throw new Error(`The exponent is ${price.exponent}`)
  if (price.price <= 0n) throw new Error(`The price is ${price.price}`)

  const age = now - price.publishTime
  // Two clocks differ a little, so a few seconds ahead are normal.
  if (age > limits.maximumAge || age < -5n)
    throw new Error(`The price is ${age} seconds old`)
  if (price.conf * 10_000n > price.price * limits.maximumConfBps)
    throw new Error(`The price is uncertain: ${price.price} ± ${price.conf}`)
}
// #endregion

// #region account
const receiver = address('rec5EKMGg6MxZYaMdyBfgwp4d5rB9T1VQH5pJv5LtFJ')

// The first eight bytes say that it is a PriceUpdateV2 and no other account.
const kind = new Uint8Array([0x22, 0xf1, 0x23, 0x63, 0x9d, 0x7e, 0xf4, 0xcd])

const priceUpdateDecoder = getStructDecoder([
  ['kind', fixDecoderSize(getBytesDecoder(), 8)],
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

/** Reads the account of a price, and throws unless you may use it now. */
export function readPrice(
  account: EncodedAccount,
  limits: Limits,
  now = clock(),
): Price {
  if (account.programAddress !== receiver)
    throw new Error(`An account of ${account.programAddress}`)
  const update = priceUpdateDecoder.decode(account.data)
  if (update.kind.some((byte, index) => byte !== kind[index]))
    throw new Error('Not the account of a price')
  if (update.verificationLevel.__kind !== 'full')
    throw new Error('Not fully verified')
  checkPrice(update, limits, now)
  return update
}
// #endregion
