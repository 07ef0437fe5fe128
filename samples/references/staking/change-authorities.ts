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
  getAuthorizeCheckedInstruction,
  getAuthorizeInstruction,
  getInitializeInstruction,
  isStakeStateV2,
  StakeAuthorize,
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
const coldWallet = await generateKeyPairSigner()
const hotWallet = await generateKeyPairSigner()

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
])

// #region preview
const before = await fetchStakeStateAccount(rpc, stake.address)
if (!isStakeStateV2('Initialized', before.data.state))
  throw new Error('Delegated')
const [meta] = before.data.state.fields
if (meta.authorized.withdrawer !== payer.address)
  throw new Error(`Only ${meta.authorized.withdrawer} may change both`)

await send([
  getAuthorizeInstruction({
    stake: stake.address,
    authority: payer,
    arg0: hotWallet.address,
    arg1: StakeAuthorize.Staker,
  }),
  // The new withdrawer signs too. So it cannot be a mistyped address.
  getAuthorizeCheckedInstruction({
    stake: stake.address,
    authority: payer,
    newAuthority: coldWallet,
    stakeAuthorize: StakeAuthorize.Withdrawer,
  }),
])
// #endregion

const { data } = await fetchStakeStateAccount(rpc, stake.address)
if (!isStakeStateV2('Initialized', data.state)) throw new Error('Delegated')
const [{ authorized }] = data.state.fields
console.log(
  'Staker is the hot wallet:     ',
  authorized.staker === hotWallet.address,
)
console.log(
  'Withdrawer is the cold wallet:',
  authorized.withdrawer === coldWallet.address,
)
