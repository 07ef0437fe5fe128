import {
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  unwrapSimulationError,
  type Instruction,
} from '@solana/kit'
import {
  getCreateAccountInstruction,
  SYSTEM_PROGRAM_ADDRESS,
} from '@solana-program/system'
import {
  getDelegateStakeInstruction,
  getInitializeInstruction,
  getStakeErrorMessage,
  isStakeError,
  STAKE_ERROR__INSUFFICIENT_DELEGATION,
  STAKE_PROGRAM_ADDRESS,
} from '@solana-program/stake'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const airdrop = airdropFactory({ rpc, rpcSubscriptions })
const sendAndConfirmTransaction = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
})

const payer = await generateKeyPairSigner()
await airdrop({
  commitment: 'confirmed',
  lamports: lamports(3_000_000_000n),
  recipientAddress: payer.address,
})

async function send(instructions: Instruction[]) {
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
  const transaction = await pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayerSigner(payer, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
    (m) => appendTransactionMessageInstructions(instructions, m),
    signTransactionMessageWithSigners,
  )
  assertIsTransactionWithBlockhashLifetime(transaction)
  await sendAndConfirmTransaction(transaction, { commitment: 'confirmed' })
}

const stake = await generateKeyPairSigner()
const space = 200n
const reserve = await rpc.getMinimumBalanceForRentExemption(space).send()
const { current } = await rpc.getVoteAccounts().send()
const [validator] = current
if (!validator) throw new Error('No validator is voting')

// #region preview
const { value: minimum } = await rpc.getStakeMinimumDelegation().send()
const instructions = [
  getCreateAccountInstruction({
    payer,
    newAccount: stake,
    // One lamport too few.
    lamports: reserve + minimum - 1n,
    space,
    programAddress: STAKE_PROGRAM_ADDRESS,
  }),
  getInitializeInstruction({
    stake: stake.address,
    arg0: { staker: payer.address, withdrawer: payer.address },
    arg1: { unixTimestamp: 0n, epoch: 0n, custodian: SYSTEM_PROGRAM_ADDRESS },
  }),
  getDelegateStakeInstruction({
    stake: stake.address,
    vote: validator.votePubkey,
    stakeAuthority: payer,
  }),
]
try {
  await send(instructions)
} catch (error) {
  const cause = unwrapSimulationError(error)
  const code = STAKE_ERROR__INSUFFICIENT_DELEGATION
  if (!isStakeError(cause, { instructions }, code)) throw error
  console.log(cause.message, '=', getStakeErrorMessage(code))
}
// #endregion
