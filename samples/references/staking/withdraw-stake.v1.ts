import {
  Authorized,
  Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  Lockup,
  PublicKey,
  sendAndConfirmTransaction,
  StakeProgram,
} from '@solana/web3.js'

const connection = new Connection('http://127.0.0.1:8899', 'confirmed')

const payer = Keypair.generate()

const airdrop = await connection.requestAirdrop(
  payer.publicKey,
  3 * LAMPORTS_PER_SOL,
)
await connection.confirmTransaction({
  signature: airdrop,
  ...(await connection.getLatestBlockhash()),
})

const stake = Keypair.generate()
const reserve = await connection.getMinimumBalanceForRentExemption(
  StakeProgram.space,
)
const { current } = await connection.getVoteAccounts()
const [validator] = current
if (!validator) throw new Error('No validator is voting')

// Delegated in this epoch: this stake is not active yet.
const staking = StakeProgram.createAccount({
  fromPubkey: payer.publicKey,
  stakePubkey: stake.publicKey,
  authorized: new Authorized(payer.publicKey, payer.publicKey),
  lockup: Lockup.default,
  lamports: reserve + 2 * LAMPORTS_PER_SOL,
}).add(
  StakeProgram.delegate({
    stakePubkey: stake.publicKey,
    votePubkey: new PublicKey(validator.votePubkey),
    authorizedPubkey: payer.publicKey,
  }),
)
await sendAndConfirmTransaction(connection, staking, [payer, stake])

// #region preview
const deactivation = StakeProgram.deactivate({
  stakePubkey: stake.publicKey,
  authorizedPubkey: payer.publicKey,
})
await sendAndConfirmTransaction(connection, deactivation, [payer])

// When the stake is no longer effective:
const withdrawal = StakeProgram.withdraw({
  stakePubkey: stake.publicKey,
  authorizedPubkey: payer.publicKey,
  toPubkey: payer.publicKey,
  lamports: await connection.getBalance(stake.publicKey),
})
await sendAndConfirmTransaction(connection, withdrawal, [payer])
// #endregion

const account = await connection.getAccountInfo(stake.publicKey)
console.log('Stake account exists:', account !== null)
