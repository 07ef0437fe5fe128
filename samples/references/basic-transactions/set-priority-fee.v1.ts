import {
  ComputeBudgetProgram,
  Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  SystemProgram,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'

const connection = new Connection('http://127.0.0.1:8899', 'confirmed')

const payer = Keypair.generate()
const recipient = Keypair.generate()

const airdrop = await connection.requestAirdrop(
  payer.publicKey,
  LAMPORTS_PER_SOL,
)
await connection.confirmTransaction({
  signature: airdrop,
  ...(await connection.getLatestBlockhash()),
})

// #region preview
// What others paid lately to write to the same accounts,
// in micro-lamports for each compute unit.
const recentFees = await connection.getRecentPrioritizationFees({
  lockedWritableAccounts: [payer.publicKey, recipient.publicKey],
})
const prices = recentFees
  .map(({ prioritizationFee }) => prioritizationFee)
  .sort((a, b) => a - b)

// Three of four recent slots asked for this price or for less.
const usual = prices[Math.floor(prices.length * 0.75)] ?? 0
const floor = 10_000
// The most that you would ever pay, whatever the answer says.
const ceiling = 1_000_000
const price = Math.min(Math.max(usual, floor), ceiling)

const transfer = SystemProgram.transfer({
  fromPubkey: payer.publicKey,
  toPubkey: recipient.publicKey,
  lamports: 10_000_000,
})
const latest = await connection.getLatestBlockhash()
const transactionWith = (units: number) =>
  new VersionedTransaction(
    new TransactionMessage({
      payerKey: payer.publicKey,
      recentBlockhash: latest.blockhash,
      instructions: [
        ComputeBudgetProgram.setComputeUnitLimit({ units }),
        ComputeBudgetProgram.setComputeUnitPrice({ microLamports: price }),
        transfer,
      ],
    }).compileToV0Message(),
  )

// Simulate it with the highest limit, then ask for what it used and 10 % more.
const { value: simulation } = await connection.simulateTransaction(
  transactionWith(1_400_000),
)
if (simulation.err || !simulation.unitsConsumed)
  throw new Error(`It would fail: ${JSON.stringify(simulation.err)}`)
const limit = Math.ceil(simulation.unitsConsumed * 1.1)
const transaction = transactionWith(limit)
// #endregion

transaction.sign([payer])
const signature = await connection.sendTransaction(transaction)
const { value } = await connection.confirmTransaction({ signature, ...latest })
if (value.err) throw new Error(`It failed: ${JSON.stringify(value.err)}`)

console.log('Compute unit limit:', limit)
console.log('Price:', price, 'micro-lamports a unit')
const left = await connection.getBalance(payer.publicKey)
console.log('Fee paid:', LAMPORTS_PER_SOL - 10_000_000 - left, 'lamports')
