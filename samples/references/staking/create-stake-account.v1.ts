import {
  Authorized,
  Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  Lockup,
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

// #region preview
const stake = Keypair.generate()
const reserve = await connection.getMinimumBalanceForRentExemption(
  StakeProgram.space,
)

const transaction = StakeProgram.createAccount({
  fromPubkey: payer.publicKey,
  stakePubkey: stake.publicKey,
  authorized: new Authorized(payer.publicKey, payer.publicKey),
  lockup: Lockup.default,
  lamports: reserve + 2 * LAMPORTS_PER_SOL,
})
await sendAndConfirmTransaction(connection, transaction, [payer, stake])
// #endregion

const account = await connection.getParsedAccountInfo(stake.publicKey)
if (account.value && 'parsed' in account.value.data) {
  console.log('State:  ', account.value.data.parsed.type)
  console.log('Balance:', account.value.lamports)
}
