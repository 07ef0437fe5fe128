import { Connection, Keypair, LAMPORTS_PER_SOL } from '@solana/web3.js'

const connection = new Connection('http://127.0.0.1:8899', 'confirmed')

// A new wallet. The airdrop creates its account.
const wallet = Keypair.generate()
const signature = await connection.requestAirdrop(
  wallet.publicKey,
  LAMPORTS_PER_SOL,
)
const latest = await connection.getLatestBlockhash()
await connection.confirmTransaction({ signature, ...latest })

// #region preview
const account = await connection.getAccountInfo(wallet.publicKey)

if (account) {
  console.log(`Address:    ${wallet.publicKey.toBase58()}`)
  console.log(`Lamports:   ${account.lamports}`)
  console.log(`Owner:      ${account.owner.toBase58()}`)
  console.log(`Executable: ${account.executable}`)
  console.log(`Data size:  ${account.data.length} bytes`)
} else {
  console.log(`There is no account at ${wallet.publicKey.toBase58()}`)
}
// #endregion
