// level: compiled (needs an API key; run-pyth.ts runs it on localhost)
import { checkPrice } from './check-price'

const url = process.env.HERMES_URL ?? 'https://pyth.dourolabs.app/hermes'
const headers = { authorization: `Bearer ${process.env.PYTH_API_KEY ?? ''}` }

// #region preview
// The id of SOL/USD. It is the same on all chains.
const feedId =
  'ef0d8b6fda2ceba41da15d4095d1da392a0d2f8ed0c6c7bc0f4cfac8c280b56d'

interface Update {
  readonly binary: { readonly data: readonly string[] }
  readonly parsed: readonly {
    readonly id: string
    readonly price: {
      readonly price: string
      readonly conf: string
      readonly expo: number
      readonly publish_time: number
    }
  }[]
}

const query = new URLSearchParams({ 'ids[]': feedId, encoding: 'base64' })
const response = await fetch(`${url}/v2/updates/price/latest?${query}`, {
  headers,
})
if (!response.ok)
  throw new Error(`HTTP ${response.status}: ${await response.text()}`)
const update: Update = await response.json()

const feed = update.parsed.find(({ id }) => id === feedId)
if (!feed) throw new Error('The answer lacks the feed')

const price = BigInt(feed.price.price)
const conf = BigInt(feed.price.conf)
const exponent = feed.price.expo
const publishTime = BigInt(feed.price.publish_time)
checkPrice(
  { feedId: feed.id, price, conf, exponent, publishTime },
  { feedId, exponent: -8, maximumAge: 60n, maximumConfBps: 200n },
)

console.log('Price:', price, '±', conf, 'x 10 **', exponent)
console.log('In USD:', Number(price) * 10 ** exponent)
// #endregion
