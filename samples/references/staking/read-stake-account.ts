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
  type Instruction,
} from '@solana/kit'
import {
  getCreateAccountInstruction,
  SYSTEM_PROGRAM_ADDRESS,
} from '@solana-program/system'
import {
  fetchStakeStateAccount,
  getDelegateStakeInstruction,
  getInitializeInstruction,
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
    arg1: { unixTimestamp: 0n, epoch: 0n, custodian: SYSTEM_PROGRAM_ADDRESS },
  }),
  getDelegateStakeInstruction({
    stake: stake.address,
    vote: validator.votePubkey,
    stakeAuthority: payer,
  }),
])

// #region preview
const { data } = await fetchStakeStateAccount(rpc, stake.address)
const { state } = data
console.log('State:            ', state.__kind)

if (state.__kind === 'Initialized' || state.__kind === 'Stake') {
  const [{ authorized, lockup, rentExemptReserve }] = state.fields
  console.log('Staker:           ', authorized.staker)
  console.log('Withdrawer:       ', authorized.withdrawer)
  console.log('Locked until epoch', lockup.epoch)
  console.log('Reserve:          ', rentExemptReserve)
}
if (state.__kind === 'Stake') {
  const [, { delegation }] = state.fields
  const never = 2n ** 64n - 1n
  const { deactivationEpoch } = delegation
  const isDeactivated = deactivationEpoch !== never
  console.log('Vote account:     ', delegation.voterPubkey)
  console.log('Delegated:        ', delegation.stake)
  console.log('Active from epoch ', delegation.activationEpoch)
  console.log('Ends in epoch     ', isDeactivated ? deactivationEpoch : '-')
}
// #endregion
