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

// #region preview
const stop = new AbortController()
const tooLate = AbortSignal.timeout(30_000)
tooLate.addEventListener('abort', () => stop.abort())
const notifications = await rpcSubscriptions
  .programNotifications(TOKEN_PROGRAM_ADDRESS, {
    commitment: 'confirmed',
    encoding: 'base64',
    filters: [
      { dataSize: 165n },
      {
        memcmp: {
          offset: 32n,
          bytes: owner.address as string as Base58EncodedBytes,
          encoding: 'base58',
        },
      },
    ],
  })
  .subscribe({ abortSignal: stop.signal })

// Kit drops what arrives before the loop has begun: do not wait here.
const created = createTokenAccount(1_000n)

for await (const { value } of notifications) {
  const token = getTokenDecoder().decode(
    getBase64Encoder().encode(value.account.data[0]),
  )
  console.log(`Changed: ${value.pubkey}`)
  console.log(`Amount:  ${token.amount}`)
  stop.abort() // One is enough here.
}
if (tooLate.aborted) throw new Error('Nothing in 30 seconds')
await created
// #endregion

/** Creates a token account for wrapped SOL, with some of it. */
async function createTokenAccount(amount: bigint) {
  const newAccount = await generateKeyPairSigner()
  const space = BigInt(getTokenSize())
  const minimum = await rpc.getMinimumBalanceForRentExemption(space).send()
  await send([
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
  ])
}
