// level: compiled (needs a stake pool, which a local node does not have)
import { readFile } from 'node:fs/promises'
import {
  depositSol,
  getStakePoolAccount,
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

const connection = new Connection(
  process.env.RPC_URL ?? 'https://api.mainnet.solana.com',
  'confirmed',
)
const wallet = Keypair.fromSecretKey(
  Uint8Array.from(JSON.parse(await readFile('wallet.json', 'utf8'))),
)
const poolAddress = new PublicKey(process.env.STAKE_POOL ?? '')

// #region preview
// What one pool token is worth, in SOL. It grows with each epoch's rewards.
const { account } = await getStakePoolAccount(connection, poolAddress)
const pool = account.data
const rate = Number(pool.totalLamports) / Number(pool.poolTokenSupply)
console.log(`One pool token is worth ${rate.toFixed(4)} SOL`)

// Until somebody has updated the pool in an epoch, it refuses to trade.
const { epoch } = await connection.getEpochInfo()
if (Number(pool.lastUpdateEpoch) < epoch)
  throw new Error('The pool is not updated for this epoch: try again later')

// Deposit SOL, and receive pool tokens at once.
const deposit = await depositSol(
  connection,
  poolAddress,
  wallet.publicKey,
  LAMPORTS_PER_SOL / 10,
)
const deposited = await sendAndConfirmTransaction(
  connection,
  new Transaction().add(...deposit.instructions),
  [wallet, ...deposit.signers],
)
console.log('Deposited:', deposited)
// #endregion

// #region withdraw
// Get SOL out of the reserve of the pool, which may be too small …
const withdrawal =
  process.argv[2] === 'reserve'
    ? await withdrawSol(
        connection,
        poolAddress,
        wallet.publicKey,
        wallet.publicKey,
        0.05, // pool tokens
      )
    : // … or a stake account of your own, which you then deactivate.
      await withdrawStake(connection, poolAddress, wallet.publicKey, 0.05)
const withdrawn = await sendAndConfirmTransaction(
  connection,
  new Transaction().add(...withdrawal.instructions),
  [wallet, ...withdrawal.signers],
)
console.log('Withdrawn:', withdrawn)
// #endregion
