import { createSolanaRpc } from '@solana/kit'

const rpc = createSolanaRpc('http://127.0.0.1:8899')

// #region preview
const sizes = { wallet: 0n, mint: 82n, 'token account': 165n }

for (const [name, space] of Object.entries(sizes)) {
  const minimum = await rpc.getMinimumBalanceForRentExemption(space).send()
  console.log(`${name}: ${space} bytes need ${minimum} lamports`)
}

// Every account is counted with 128 more bytes than its data has.
const minimum = await rpc.getMinimumBalanceForRentExemption(0n).send()
console.log(`one byte: ${minimum / 128n} lamports`)
// #endregion
