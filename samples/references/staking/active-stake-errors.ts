import {
  getDeactivateInstruction,
  getDelegateStakeInstruction,
  getInitializeInstruction,
  getMergeInstruction,
  STAKE_PROGRAM_ADDRESS,
} from '@solana-program/stake'
import {
  getCreateAccountInstruction,
  SYSTEM_PROGRAM_ADDRESS,
} from '@solana-program/system'
import {
  appendTransactionMessageInstructions,
  assertAccountExists,
  createSolanaRpc,
  createTransactionMessage,
  fetchEncodedAccount,
  generateKeyPairSigner,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type Instruction,
} from '@solana/kit'
import { FailedTransactionMetadata, LiteSVM } from 'litesvm'

const rpc = createSolanaRpc('http://127.0.0.1:8899')

// An epoch lasts a day or more: here LiteSVM jumps to the next one.
const svm = new LiteSVM()
const payer = await generateKeyPairSigner()
svm.airdrop(payer.address, lamports(100_000_000_000n))

// The validator is the one of the local node.
const { current } = await rpc.getVoteAccounts().send()
const [validator] = current
if (!validator) throw new Error('No validator is voting')
const vote = await fetchEncodedAccount(rpc, validator.votePubkey)
assertAccountExists(vote)
svm.setAccount(vote)

/** Prints the program's last word: its error, or that it succeeded. */

async function send(name: string, instructions: readonly Instruction[]) {
  const blockhash = svm.latestBlockhash()
  const transaction = await pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayerSigner(payer, m),
    (m) =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash, lastValidBlockHeight: 0n },
        m,
      ),
    (m) => appendTransactionMessageInstructions(instructions, m),
    signTransactionMessageWithSigners,
  )
  const result = svm.sendTransaction(transaction)
  svm.expireBlockhash()
  const failed = result instanceof FailedTransactionMetadata
  const logs = (failed ? result.meta() : result).logs()
  console.log(name, '->', logs.at(-1)?.replace(/^Program \w+ /, ''))
}

const space = 200n
const reserve = svm.minimumBalanceForRentExemption(space)
const stakes = [await generateKeyPairSigner(), await generateKeyPairSigner()]
for (const stake of stakes) {
  await send('Delegate', [
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
}
const clock = svm.getClock()
clock.epoch += 1n
svm.setClock(clock)

// #region preview
const [first, second] = stakes
if (!first || !second) throw new Error('Two stake accounts expected')

await send('Delegate active stake', [
  getDelegateStakeInstruction({
    stake: first.address,
    vote: validator.votePubkey,
    stakeAuthority: payer,
  }),
])

await send('Deactivate', [
  getDeactivateInstruction({ stake: first.address, stakeAuthority: payer }),
])
await send('Deactivate again', [
  getDeactivateInstruction({ stake: first.address, stakeAuthority: payer }),
])
await send('Merge deactivating stake', [
  getMergeInstruction({
    destinationStake: second.address,
    sourceStake: first.address,
    stakeAuthority: payer,
  }),
])
await send('Delegate to the same validator', [
  getDelegateStakeInstruction({
    stake: first.address,
    vote: validator.votePubkey,
    stakeAuthority: payer,
  }),
])
// #endregion
