import {
  address,
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64Encoder,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type Base58EncodedBytes,
  type Instruction,
} from '@solana/kit'
import { getCreateAccountInstruction } from '@solana-program/system'
import {
  getInitializeAccount3Instruction,
  getTokenDecoder,
  getTokenSize,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'

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
  lamports: lamports(1_000_000_000n),
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

const owner = await generateKeyPairSigner()

// Two token accounts with 1,000 lamports of wrapped SOL each.
const space = BigInt(getTokenSize())
const minimum = await rpc.getMinimumBalanceForRentExemption(space).send()
const accounts = await Promise.all(
  [1_000n, 1_000n].map(async (amount) => {
    const newAccount = await generateKeyPairSigner()
    return [
      getCreateAccountInstruction({
        payer,
        newAccount,
        lamports: lamports(minimum + amount),
        space,
        programAddress: TOKEN_PROGRAM_ADDRESS,
      }),
      getInitializeAccount3Instruction({
        account: newAccount.address,
        mint: address('So11111111111111111111111111111111111111112'),
        owner: owner.address,
      }),
    ]
  }),
)
await send(accounts.flat())

// #region preview
const found = await rpc
  .getProgramAccounts(TOKEN_PROGRAM_ADDRESS, {
    encoding: 'base64',
    filters: [
      { dataSize: 165n },
      {
        memcmp: {
          offset: 32n, // The owner starts at byte 32.
          bytes: owner.address as string as Base58EncodedBytes,
          encoding: 'base58',
        },
      },
    ],
  })
  .send()

console.log(`Found: ${found.length}`)
for (const { pubkey, account } of found) {
  const token = getTokenDecoder().decode(
    getBase64Encoder().encode(account.data[0]),
  )
  console.log(`${pubkey} holds ${token.amount} of ${token.mint}`)
}
// #endregion
