import {
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  fetchEncodedAccount,
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
  getMergeInstruction,
  getSplitInstruction,
  isStakeStateV2,
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
  lamports: lamports(5_000_000_000n),
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
    lamports: reserve + 3_000_000_000n,
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
const splitStake = await generateKeyPairSigner()
await send([
  // The new account brings its own reserve.
  getCreateAccountInstruction({
    payer,
    newAccount: splitStake,
    lamports: reserve,
    space,
    programAddress: STAKE_PROGRAM_ADDRESS,
  }),
  getSplitInstruction({
    stake: stake.address,
    splitStake: splitStake.address,
    stakeAuthority: payer,
    args: 1_000_000_000n,
  }),
])
// #endregion

for (const { address } of [stake, splitStake]) {
  const { data } = await fetchStakeStateAccount(rpc, address)
  if (!isStakeStateV2('Stake', data.state)) throw new Error('Not delegated')
  const { delegation } = data.state.fields[1]
  console.log(address, 'stakes', delegation.stake, 'lamports')
}

// #region merge
await send([
  getMergeInstruction({
    destinationStake: stake.address,
    // Is emptied and goes away.
    sourceStake: splitStake.address,
    stakeAuthority: payer,
  }),
])
// #endregion

const source = await fetchEncodedAccount(rpc, splitStake.address)
const { value: balance } = await rpc.getBalance(stake.address).send()
console.log('After the merge:')
console.log('Source account exists:', source.exists)
console.log('Destination holds:    ', balance, 'lamports')
