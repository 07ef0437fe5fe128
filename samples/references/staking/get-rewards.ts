import { address, createSolanaRpc } from '@solana/kit'

const rpc = createSolanaRpc('http://127.0.0.1:8899')

// #region preview
const stakeAccounts = [address('4ynbqCUgYQmZ2CyTsc6CkrkUKr3xvKjVGCzCgoExStzA')]
const { epoch } = await rpc.getEpochInfo().send()

// Rewards are paid at the start of an epoch, for the one before.
const rewards = await rpc
  .getInflationReward(stakeAccounts, epoch > 0n ? { epoch: epoch - 1n } : {})
  .send()

for (const [index, reward] of rewards.entries()) {
  const what = reward ? `${reward.amount} lamports` : 'no reward'
  console.log(stakeAccounts[index], what)
}
// #endregion
