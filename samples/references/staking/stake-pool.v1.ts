// level: compiled (needs a stake pool, which a local node does not have)
import { readFile } from 'node:fs/promises'
import {
  depositSol,
  getStakePoolAccount,
  STAKE_POOL_PROGRAM_ID,
  withdrawSol,
  withdrawStake,
} from '@solana/spl-stake-pool'
import {
  Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  PublicKey,
  sendAndConfirmTransaction,
  Transaction,
} from '@solana/web3.js'

// Without a step, the program only looks.
const [, , url, poolAddress, mint, step] = process.argv
if (!url || !poolAddress || !mint)
  throw new Error(
    'Usage: stake-pool.v1.ts <RPC> <pool> <its mint> [deposit|reserve|stake]',
  )

const connection = new Connection(url, 'confirmed')
const wallet = Keypair.fromSecretKey(
  Uint8Array.from(JSON.parse(await readFile('wallet.json', 'utf8'))),
)
const address = new PublicKey(poolAddress)

// #region preview
// Anybody can create a pool: compare its program and its token.
const { account } = await getStakePoolAccount(connection, address)
const pool = account.data
if (!account.owner.equals(STAKE_POOL_PROGRAM_ID))
  throw new Error('This is no pool of the Stake Pool program')
if (pool.poolMint.toBase58() !== mint)
  throw new Error(`The token of this pool is ${pool.poolMint.toBase58()}`)

// What one pool token is worth, in SOL. It grows with each epoch's rewards.
const rate = Number(pool.totalLamports) / Number(pool.poolTokenSupply)
console.log(`One pool token is worth ${rate.toFixed(4)} SOL`)

// Until somebody has updated the pool in an epoch, it refuses to trade.
const { epoch } = await connection.getEpochInfo()
if (Number(pool.lastUpdateEpoch) < epoch)
  throw new Error('The pool is not updated for this epoch: try again later')

// The pool names its fees. This is the most that you accept, one percent.
const maxFee = 0.01
const fees = [
  pool.solDepositFee,
  pool.solWithdrawalFee,
  pool.stakeWithdrawalFee,
]
for (const { numerator, denominator } of fees)
  if (Number(numerator) > Number(denominator) * maxFee)
    throw new Error(`A fee of this pool is ${numerator} in ${denominator}`)

// Deposit SOL, and receive pool tokens at once.
if (step === 'deposit') {
  const deposit = await depositSol(
    connection,
    address,
    wallet.publicKey,
    LAMPORTS_PER_SOL / 10,
  )
  const deposited = await sendAndConfirmTransaction(
    connection,
    new Transaction().add(...deposit.instructions),
    [wallet, ...deposit.signers],
  )
  console.log('Deposited:', deposited)
}
// #endregion

// #region withdraw
// Get SOL out of the reserve of the pool, which may be too small …
const withdrawFrom = {
  reserve: () =>
    withdrawSol(
      connection,
      address,
      wallet.publicKey,
      wallet.publicKey,
      0.05, // pool tokens
    ),
  // … or a stake account of your own, which you then deactivate.
  stake: () => withdrawStake(connection, address, wallet.publicKey, 0.05),
}
if (step === 'reserve' || step === 'stake') {
  const withdrawal = await withdrawFrom[step]()
  const withdrawn = await sendAndConfirmTransaction(
    connection,
    new Transaction().add(...withdrawal.instructions),
    [wallet, ...withdrawal.signers],
  )
  console.log('Withdrawn:', withdrawn)
}
// #endregion
