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
import {
  SYSTEM_PROGRAM_ADDRESS,
  getCreateAccountInstruction,
} from '@solana-program/system'
import {
  STAKE_PROGRAM_ADDRESS,
  decodeStakeStateAccount,
  getDeactivateInstruction,
  getDelegateStakeInstruction,
  getInitializeInstruction,
  getWithdrawInstruction,
  isStakeStateV2,
  type Delegation,
} from '@solana-program/stake'
import {
  SYSVAR_STAKE_HISTORY_ADDRESS,
  getSysvarStakeHistoryDecoder,
  type SysvarStakeHistory,
} from '@solana/sysvars'
import { FailedTransactionMetadata, LiteSVM, StakeHistoryEntry } from 'litesvm'

const rpc = createSolanaRpc('http://127.0.0.1:8899')

// #region preview
/** The part of a delegation that counts in this epoch. */
function effectiveStake(
  { stake, activationEpoch, deactivationEpoch }: Delegation,
  epoch: bigint,
  history: SysvarStakeHistory,
): bigint {
  const network = new Map(history.map((e) => [e.epoch, e.stakeHistory]))
  // At most 9 % of the network's stake comes or goes in one epoch.
  const share = (part: bigint, all: bigint, effective: bigint) => {
    const moved = (part * effective * 900n) / (all * 10_000n)
    return moved > 0n ? moved : 1n
  }
  if (activationEpoch === deactivationEpoch || epoch <= activationEpoch)
    return 0n

  let effective = 0n
  const warmUpEnd = epoch < deactivationEpoch ? epoch : deactivationEpoch
  for (let e = activationEpoch; e < warmUpEnd && effective < stake; e++) {
    const all = network.get(e)
    // The history is 512 epochs long: what is older has long been effective.
    if (!all || all.activating === 0n) effective = stake
    else effective += share(stake - effective, all.activating, all.effective)
  }
  if (effective > stake) effective = stake

  for (let e = deactivationEpoch; e < epoch && effective > 0n; e++) {
    const all = network.get(e)
    if (!all || all.deactivating === 0n) return 0n
    effective -= share(effective, all.deactivating, all.effective)
  }
  return effective > 0n ? effective : 0n
}
// #endregion

// An epoch lasts a day or more: here LiteSVM jumps from one to the next.
const svm = new LiteSVM()
const payer = await generateKeyPairSigner()
const stake = await generateKeyPairSigner()
svm.airdrop(payer.address, lamports(100_000_000_000n))

// The validator is the one of the local node.
const { current } = await rpc.getVoteAccounts().send()
const [validator] = current
if (!validator) throw new Error('No validator is voting')
const vote = await fetchEncodedAccount(rpc, validator.votePubkey)
assertAccountExists(vote)
svm.setAccount(vote)

async function send(instructions: readonly Instruction[]) {
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
  return result instanceof FailedTransactionMetadata ? 'refused' : 'done'
}

function readDelegation(): Delegation {
  const account = decodeStakeStateAccount(svm.getAccount(stake.address))
  assertAccountExists(account)
  const { state } = account.data
  if (!isStakeStateV2('Stake', state)) throw new Error('Not delegated')
  return state.fields[1].delegation
}

function readHistory(): SysvarStakeHistory {
  const account = svm.getAccount(SYSVAR_STAKE_HISTORY_ADDRESS)
  assertAccountExists(account)
  return getSysvarStakeHistoryDecoder().decode(account.data)
}

/** Ends the epoch. The rest of the network has 100 SOL at stake. */
function nextEpoch() {
  const clock = svm.getClock()
  const delegation = readDelegation()
  const own = effectiveStake(delegation, clock.epoch, readHistory())
  const isEnding = delegation.deactivationEpoch <= clock.epoch
  const history = svm.getStakeHistory()
  history.add(
    clock.epoch,
    new StakeHistoryEntry(
      100_000_000_000n + own,
      isEnding ? 0n : delegation.stake - own,
      isEnding ? own : 0n,
    ),
  )
  svm.setStakeHistory(history)
  clock.epoch += 1n
  svm.setClock(clock)
}

function print() {
  const { epoch } = svm.getClock()
  const delegation = readDelegation()
  // On a real network: history = await fetchSysvarStakeHistory(rpc)
  const effective = effectiveStake(delegation, epoch, readHistory())
  console.log(`Epoch ${epoch}: ${effective} lamports effective`)
  return effective
}

const space = 200n
const reserve = svm.minimumBalanceForRentExemption(space)
const amount = 20_000_000_000n
await send([
  getCreateAccountInstruction({
    payer,
    newAccount: stake,
    lamports: reserve + amount,
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
for (let epochs = 0; print() < amount; epochs += 1) {
  if (epochs > 10) throw new Error('The stake does not become active')
  nextEpoch()
}

await send([
  getDeactivateInstruction({ stake: stake.address, stakeAuthority: payer }),
])
console.log(`Epoch ${svm.getClock().epoch}: deactivated`)
nextEpoch()

// The Stake program agrees: more than this cannot be withdrawn now.
const free = amount - print()
const withdraw = (args: bigint) =>
  send([
    getWithdrawInstruction({
      stake: stake.address,
      recipient: payer.address,
      withdrawAuthority: payer,
      args,
    }),
  ])
console.log(`Withdraw ${free + 1n} lamports: ${await withdraw(free + 1n)}`)
console.log(`Withdraw ${free} lamports: ${await withdraw(free)}`)
nextEpoch()
print()
