import { Connection, Keypair, LAMPORTS_PER_SOL } from '@solana/web3.js'

const connection = new Connection('http://127.0.0.1:8899', 'confirmed')

const wallet = Keypair.generate()

// #region preview
const seen = new Promise<void>((resolve, reject) => {
  const tooLate = () => reject(new Error('Nothing in 30 seconds'))
  const timer = setTimeout(tooLate, 30_000)
  const subscription = connection.onLogs(
    wallet.publicKey,
    ({ signature, err, logs }) => {
      console.log(`Transaction: ${signature}`)
      console.log(`Failed:      ${err !== null}`)
      for (const line of logs) console.log(line)
      clearTimeout(timer)
      resolve(connection.removeOnLogsListener(subscription))
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

// Something to see.
await connection.requestAirdrop(wallet.publicKey, LAMPORTS_PER_SOL)
await seen
