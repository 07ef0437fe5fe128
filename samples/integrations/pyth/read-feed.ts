// level: compiled (needs mainnet; run-pyth.ts runs it on localhost)
import {
  address,
  createSolanaRpc,
  fetchEncodedAccount,
  getBase16Encoder,
  getProgramDerivedAddress,
  getU16Encoder,
} from '@solana/kit'
import { readPrice } from './check-price'

const rpc = createSolanaRpc(
  process.env.RPC_URL ?? 'https://api.mainnet.solana.com',
)

// #region preview
const pushOracle = address('pythWSnswVUd12oZpeFP8e9CVaEqJg25g1Vtc2biRsT')
const feedId =
  'ef0d8b6fda2ceba41da15d4095d1da392a0d2f8ed0c6c7bc0f4cfac8c280b56d'

const [feed] = await getProgramDerivedAddress({
  programAddress: pushOracle,
  seeds: [getU16Encoder().encode(0), getBase16Encoder().encode(feedId)],
})
console.log('Feed account:', feed)

const account = await fetchEncodedAccount(rpc, feed)
if (!account.exists) throw new Error('There is no such feed account')
const { price, conf, exponent } = readPrice(account, {
  feedId,
  exponent: -8,
  maximumAge: 60n,
  maximumConfBps: 200n,
})
console.log('Price:', price, '±', conf, 'x 10 **', exponent)
// #endregion
