import { Connection, Keypair, LAMPORTS_PER_SOL } from '@solana/web3.js'

const connection = new Connection('http://127.0.0.1:8899', 'confirmed')

const wallet = Keypair.generate()

const airdrop = await connection.requestAirdrop(
  wallet.publicKey,
  LAMPORTS_PER_SOL,
)
await connection.confirmTransaction({
  signature: airdrop,
  ...(await connection.getLatestBlockhash()),
})

// #region preview
const changed = new Promise<number>((resolve, reject) => {
  const tooLate = () => reject(new Error('Nothing in 30 seconds'))
  const timer = setTimeout(tooLate, 30_000)
  const subscription = connection.onAccountChange(
    wallet.publicKey,
    ({ lamports }) => {
      clearTimeout(timer)
      resolve(lamports)
      void connection.removeAccountChangeListener(subscription)
    },
  )
})
// #endregion

// The node answers in order: once it has confirmed another wallet's airdrop
// over the same socket, the subscription stands.
const other = await connection.requestAirdrop(
  Keypair.generate().publicKey,
  LAMPORTS_PER_SOL,
)
await connection.confirmTransaction({
  signature: other,
  ...(await connection.getLatestBlockhash()),
})

// Something that changes the account.
await connection.requestAirdrop(wallet.publicKey, LAMPORTS_PER_SOL / 2)

console.log('The account now holds', await changed, 'lamports')
