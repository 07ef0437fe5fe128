// level: compiled (needs an API key; run-lookups.ts runs it on localhost)
const url = process.env.JUPITER_URL ?? 'https://api.jup.ag'
const headers = { 'x-api-key': process.env.JUPITER_API_KEY ?? '' }

// #region preview
interface Quote {
  readonly inAmount: string
  readonly outAmount: string
  readonly otherAmountThreshold: string
  readonly slippageBps: number
  readonly router: string
  readonly routePlan: readonly {
    readonly bps: number
    readonly swapInfo: { readonly label: string }
  }[]
}

const query = new URLSearchParams({
  inputMint: 'So11111111111111111111111111111111111111112',
  outputMint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  amount: '100000000', // 0.1 SOL, in lamports
})
const response = await fetch(`${url}/swap/v2/order?${query}`, { headers })
if (!response.ok)
  throw new Error(`HTTP ${response.status}: ${await response.text()}`)
const quote: Quote = await response.json()

console.log('In:', BigInt(quote.inAmount))
console.log('Out:', BigInt(quote.outAmount))
console.log('At least:', BigInt(quote.otherAmountThreshold))
console.log('Slippage in basis points:', quote.slippageBps)
console.log('Router:', quote.router)
for (const { swapInfo, bps } of quote.routePlan)
  console.log(`${bps / 100} % through ${swapInfo.label}`)
// #endregion
