// level: compiled (needs an API key; run-lookups.ts runs it on localhost)
import type { Address } from '@solana/kit'

const url = process.env.JUPITER_URL ?? 'https://api.jup.ag'
const headers = { 'x-api-key': process.env.JUPITER_API_KEY ?? '' }

// #region preview
interface Token {
  readonly id: Address
  readonly symbol: string
  readonly decimals: number
  readonly tokenProgram: Address
  readonly isVerified?: boolean
  readonly organicScore: number
}

type Prices = Readonly<Record<Address, { readonly usdPrice: number }>>

async function get<Answer>(path: string): Promise<Answer> {
  const response = await fetch(`${url}${path}`, { headers })
  if (!response.ok)
    throw new Error(`HTTP ${response.status}: ${await response.text()}`)
  return response.json()
}

// Anybody can give a token this symbol: look at the mint and the marks.
const tokens = await get<Token[]>('/tokens/v2/search?query=USDC')
for (const { symbol, id, decimals, isVerified } of tokens)
  console.log(symbol, id, decimals, isVerified ? 'verified' : 'NOT verified')

const [usdc, other] = tokens.filter(
  ({ isVerified, symbol }) => isVerified && symbol === 'USDC',
)
if (!usdc || other) throw new Error('Not exactly one verified token')

const prices = await get<Prices>(`/price/v3?ids=${usdc.id}`)
console.log('Price in USD:', prices[usdc.id]?.usdPrice ?? 'unknown')
// #endregion
