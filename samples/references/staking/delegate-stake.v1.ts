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
await sendAndConfirmTransaction(
  connection,
  StakeProgram.createAccount({
    fromPubkey: payer.publicKey,
    stakePubkey: stake.publicKey,
    authorized: new Authorized(payer.publicKey, payer.publicKey),
    lockup: Lockup.default,
    lamports: reserve + 2 * LAMPORTS_PER_SOL,
  }),
  [payer, stake],
)

// #region preview
const { current } = await connection.getVoteAccounts()
const [validator] = current
if (!validator) throw new Error('No validator is voting')

const transaction = StakeProgram.delegate({
  stakePubkey: stake.publicKey,
  votePubkey: new PublicKey(validator.votePubkey),
  authorizedPubkey: payer.publicKey,
})
await sendAndConfirmTransaction(connection, transaction, [payer])
// #endregion

const account = await connection.getParsedAccountInfo(stake.publicKey)
if (account.value && 'parsed' in account.value.data) {
  console.log('State:', account.value.data.parsed.type)
}
