// level: compiled (needs mainnet; run-order-books.ts runs it on localhost)
import {
  type Address,
  address,
  type Base58EncodedBytes,
  createSolanaRpc,
  fixDecoderSize,
  getAddressDecoder,
  getBase64Encoder,
  getBytesDecoder,
  getStructDecoder,
  getU64Decoder,
} from '@solana/kit'

const rpc = createSolanaRpc(
  process.env.RPC_URL ?? 'https://api.mainnet.solana.com',
)
if (!process.env.OWNER) throw new Error('Set OWNER to your address')
const owner = address(process.env.OWNER)

// #region preview
const programs: Readonly<Record<string, Address>> = {
  'Serum v3': address('9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'),
  'OpenBook v1': address('srmqPvymJeFKQ4zGQed1GFppgkRHL9kaELCbyksJtPX'),
}

const openOrdersDecoder = getStructDecoder([
  ['padding', fixDecoderSize(getBytesDecoder(), 5)],
  ['flags', getU64Decoder()],
  ['market', getAddressDecoder()],
  ['owner', getAddressDecoder()],
  ['baseFree', getU64Decoder()],
  ['baseTotal', getU64Decoder()],
  ['quoteFree', getU64Decoder()],
  ['quoteTotal', getU64Decoder()],
])

for (const [name, program] of Object.entries(programs)) {
  const accounts = await rpc
    .getProgramAccounts(program, {
      encoding: 'base64',
      dataSlice: { offset: 0, length: 109 },
      filters: [
        { dataSize: 3_228n },
        {
          memcmp: {
            offset: 45n,
            bytes: owner as string as Base58EncodedBytes,
            encoding: 'base58',
          },
        },
      ],
    })
    .send()
  console.log(`${name}: ${accounts.length} open orders accounts`)
  for (const { pubkey, account } of accounts) {
    const orders = openOrdersDecoder.decode(
      getBase64Encoder().encode(account.data[0]),
    )
    console.log('Account:', pubkey)
    console.log('  Market:', orders.market)
    console.log('  Base: free', orders.baseFree, 'of', orders.baseTotal)
    console.log('  Quote: free', orders.quoteFree, 'of', orders.quoteTotal)
    console.log('  Minimum balance inside:', account.lamports)
  }
}
// #endregion
