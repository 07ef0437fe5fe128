// level: parsed (the SDK is checked against its source, not installed)
import { createSolanaRpc, isOffCurveAddress } from '@solana/kit'
import { safeResolve } from '@solana-name-service/sns-sdk-kit'

const rpc = createSolanaRpc('https://api.mainnet.solana.com')
const [, , domain = 'bonfida.sns'] = process.argv

// #region preview
// Every error means: pay nobody.
const wallet = await safeResolve({ rpc, domain })
// The holder of a wrapped name can be a program, such as a marketplace.
if (isOffCurveAddress(wallet))
  throw new Error(`${wallet} belongs to a program, not to a person`)
console.log(domain, 'leads to', wallet)
// #endregion
