// level: compiled (needs mainnet; run-order-books.ts runs it on localhost)
import {
  type Address,
  address,
  createSolanaRpc,
  fixDecoderSize,
  getAddressDecoder,
  getArrayDecoder,
  getBase64Encoder,
  getBytesDecoder,
  getStructDecoder,
  getU8Decoder,
  getU32Decoder,
  getU64Decoder,
  getU128Decoder,
} from '@solana/kit'

const rpc = createSolanaRpc(
  process.env.RPC_URL ?? 'https://api.mainnet.solana.com',
)
if (!process.env.MARKET) throw new Error('Set MARKET to its address')
const market = address(process.env.MARKET)

async function fetchData(account: Address) {
  const { value } = await rpc
    .getAccountInfo(account, { encoding: 'base64', commitment: 'confirmed' })
    .send()
  if (!value) throw new Error(`There is no account ${account}`)
  return getBase64Encoder().encode(value.data[0])
}

// #region preview
const addressAt = getAddressDecoder()
const numberAt = getU64Decoder()
const marketData = await fetchData(market)
const bids = addressAt.decode(marketData, 285)
const asks = addressAt.decode(marketData, 317)
const baseLot = numberAt.decode(marketData, 349)
const quoteLot = numberAt.decode(marketData, 357)

const nodeDecoder = getStructDecoder([
  ['kind', getU32Decoder()],
  ['ownerSlot', getU8Decoder()],
  ['feeTier', getU8Decoder()],
  ['padding', fixDecoderSize(getBytesDecoder(), 2)],
  ['key', getU128Decoder()],
  ['openOrders', getAddressDecoder()],
  ['quantity', getU64Decoder()],
  ['clientOrderId', getU64Decoder()],
])

/** The orders of one side, in the order in which they stand in the tree. */
async function fetchOrders(side: Address) {
  const data = await fetchData(side)
  const size = getU32Decoder().decode(data, 13)
  const nodes = getArrayDecoder(nodeDecoder, { size }).decode(data, 45)
  return nodes
    .filter(({ kind }) => kind === 2) // leaves
    .map(({ key, quantity, openOrders }) => ({
      // Both in the smallest units: of the quote token, and of the base token.
      pricePerLot: (key >> 64n) * quoteLot,
      amount: quantity * baseLot,
      openOrders,
    }))
}

const byPrice = (a: { pricePerLot: bigint }, b: { pricePerLot: bigint }) =>
  Number(a.pricePerLot - b.pricePerLot)

const best = {
  asks: (await fetchOrders(asks)).sort(byPrice),
  bids: (await fetchOrders(bids)).sort(byPrice).reverse(),
}
console.log('One lot has', baseLot, 'units of the base token')
for (const [side, orders] of Object.entries(best))
  for (const { pricePerLot, amount } of orders.slice(0, 5))
    console.log(side, 'price per lot', pricePerLot, 'amount', amount)
// #endregion
