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
import { getCreateAccountInstruction } from '@solana-program/system'
import {
  getInitializeInstruction,
  getStakeErrorMessage,
  getWithdrawInstruction,
  isStakeError,
  STAKE_ERROR__LOCKUP_IN_FORCE,
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
const custodian = await generateKeyPairSigner()

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

// #region preview
const inAYear = BigInt(Math.floor(Date.now() / 1000) + 365 * 24 * 60 * 60)
await send([
  getCreateAccountInstruction({
    payer,
    newAccount: stake,
    lamports: reserve + 2_000_000_000n,
    space,
    programAddress: STAKE_PROGRAM_ADDRESS,
  }),
  getInitializeInstruction({
    stake: stake.address,
    arg0: { staker: payer.address, withdrawer: payer.address },
    arg1: { unixTimestamp: inAYear, epoch: 0n, custodian: custodian.address },
  }),
])

const withdrawal = {
  stake: stake.address,
  recipient: payer.address,
  withdrawAuthority: payer,
  args: 1_000_000_000n,
}
const instructions = [getWithdrawInstruction(withdrawal)]
try {
  await send(instructions)
} catch (error) {
  const cause = unwrapSimulationError(error)
  const code = STAKE_ERROR__LOCKUP_IN_FORCE
  if (!isStakeError(cause, { instructions }, code)) throw error
  console.log(cause.message, '=', getStakeErrorMessage(code))
}

// The custodian may lift the lockup for a withdrawal, and signs with you.
await send([
  getWithdrawInstruction({ ...withdrawal, lockupAuthority: custodian }),
])
// #endregion

const { value: rest } = await rpc.getBalance(stake.address).send()
console.log('With the custodian: 1 SOL withdrawn,', rest, 'lamports stay')
