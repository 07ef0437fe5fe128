import { Connection, Keypair, LAMPORTS_PER_SOL } from '@solana/web3.js'

const connection = new Connection('http://127.0.0.1:8899', 'confirmed')

const wallet = Keypair.generate()

// #region preview
const seen = new Promise<void>((resolve) => {
  const subscription = connection.onLogs(
    wallet.publicKey,
    ({ signature, err, logs }) => {
      console.log(`Transaction: ${signature}`)
      console.log(`Failed:      ${err !== null}`)
      for (const line of logs) console.log(line)
      resolve(connection.removeOnLogsListener(subscription))
    },
  )
})
// #endregion

// Something to see.
await connection.requestAirdrop(wallet.publicKey, LAMPORTS_PER_SOL)
await seen
