import { Connection } from '@solana/web3.js'

const connection = new Connection('http://127.0.0.1:8899', 'confirmed')

// #region preview
const sizes = { wallet: 0, mint: 82, 'token account': 165 }

for (const [name, space] of Object.entries(sizes)) {
  const minimum = await connection.getMinimumBalanceForRentExemption(space)
  console.log(`${name}: ${space} bytes need ${minimum} lamports`)
}

// Every account is counted with 128 more bytes than its data has.
const minimum = await connection.getMinimumBalanceForRentExemption(0)
console.log(`one byte: ${minimum / 128} lamports`)
// #endregion
