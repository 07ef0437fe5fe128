import {
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64Encoder,
  getSignatureFromTransaction,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type Instruction,
  type Base58EncodedBytes,
} from '@solana/kit'
import { getCreateAccountInstruction } from '@solana-program/system'
import {
  getCreateAssociatedTokenInstructionAsync,
  getInitializeMint2Instruction,
  getMintSize,
  getTokenDecoder,
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
const alice = await generateKeyPairSigner()

await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: payer.address,
})

async function send(instructions: Instruction[]) {
  const { value: latestBlockhash } = await rpc
    .getLatestBlockhash({ commitment: 'confirmed' })
    .send()
  const transaction = await pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayerSigner(payer, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
    (m) => appendTransactionMessageInstructions(instructions, m),
    signTransactionMessageWithSigners,
  )
  assertIsTransactionWithBlockhashLifetime(transaction)
  await sendAndConfirmTransaction(transaction, { commitment: 'confirmed' })
  return getSignatureFromTransaction(transaction)
}

// Two mints, and a token account of Alice for each.
const space = BigInt(getMintSize())
const minimum = await rpc.getMinimumBalanceForRentExemption(space).send()
for (const mint of [
  await generateKeyPairSigner(),
  await generateKeyPairSigner(),
])
  await send([
    getCreateAccountInstruction({
      payer,
      newAccount: mint,
      lamports: minimum,
      space,
      programAddress: TOKEN_PROGRAM_ADDRESS,
    }),
    getInitializeMint2Instruction({
      mint: mint.address,
      decimals: 0,
      mintAuthority: payer.address,
    }),
    await getCreateAssociatedTokenInstructionAsync({
      payer,
      owner: alice.address,
      mint: mint.address,
    }),
  ])

// #region preview
const accounts = await rpc
  .getProgramAccounts(TOKEN_PROGRAM_ADDRESS, {
    commitment: 'confirmed',
    encoding: 'base64',
    // 165 bytes is a token account. Its owner's address begins at byte 32.
    filters: [
      { dataSize: 165n },
      {
        memcmp: {
          bytes: alice.address as string as Base58EncodedBytes,
          encoding: 'base58',
          offset: 32n,
        },
      },
    ],
  })
  .send()

const decoder = getTokenDecoder()
for (const { pubkey, account } of accounts) {
  const data = getBase64Encoder().encode(account.data[0])
  const { mint, amount } = decoder.decode(data)
  console.log(pubkey, 'mint', mint, 'amount', amount)
}
// #endregion
