import {
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  lamports,
  parseBase64RpcAccount,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type Base58EncodedBytes,
  type Instruction,
} from '@solana/kit'
import {
  getCreateAccountInstruction,
  SYSTEM_PROGRAM_ADDRESS,
} from '@solana-program/system'
import {
  decodeStakeStateAccount,
  getDelegateStakeInstruction,
  getInitializeInstruction,
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
// The staker stands at offset 12, the withdrawer at 44, the vote account
// at 124.
const accounts = await rpc
  .getProgramAccounts(STAKE_PROGRAM_ADDRESS, {
    commitment: 'confirmed',
    encoding: 'base64',
    filters: [
      { dataSize: 200n },
      {
        memcmp: {
          offset: 124n,
          bytes: validator.votePubkey as string as Base58EncodedBytes,
          encoding: 'base58',
        },
      },
    ],
  })
  .send()

for (const { pubkey, account } of accounts) {
  const { state } = decodeStakeStateAccount(
    parseBase64RpcAccount(pubkey, account),
  ).data
  if (!isStakeStateV2('Stake', state)) continue
  const [{ authorized }, { delegation }] = state.fields
  console.log('Stake account:', pubkey)
  console.log('Withdrawer:   ', authorized.withdrawer)
  console.log('Delegated:    ', delegation.stake, 'lamports')
}
// #endregion
