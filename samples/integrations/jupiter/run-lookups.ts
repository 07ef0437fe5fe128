// level: tested (answers in Jupiter's format from a server on localhost)
import { generateKeyPairSigner } from '@solana/kit'
import { quote, startTestJupiter } from './test-jupiter'

// Anybody can make a token with the same symbol.
const { address: otherMint } = await generateKeyPairSigner()
const usdc = {
  symbol: 'USDC',
  decimals: 6,
  tokenProgram: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
}

await startTestJupiter({
  'GET /tokens/v2/search': () => [
    { ...usdc, id: quote.outputMint, isVerified: true, organicScore: 99.1 },
    { ...usdc, id: otherMint, isVerified: false, organicScore: 0 },
  ],
  'GET /price/v3': (query) => ({
    [query.get('ids') ?? '']: { usdPrice: 0.9999, decimals: 6 },
  }),
  'GET /swap/v2/order': () => ({ ...quote, transaction: null, requestId: '1' }),
})

console.log('find-token.ts')
await import('./find-token')
console.log('\nquote.ts')
await import('./quote')
