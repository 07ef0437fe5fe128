import { getTransferSolInstruction } from '@solana-program/system'
import {
  getAddMemoInstruction,
  MEMO_PROGRAM_ADDRESS,
} from '@solana-program/memo'
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
  sendTransactionWithoutConfirmingFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const airdrop = airdropFactory({ rpc, rpcSubscriptions })
const payer = await generateKeyPairSigner()
await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: payer.address,
})

// #region preview
const stop = new AbortController()
const tooLate = AbortSignal.timeout(30_000)
tooLate.addEventListener('abort', () => stop.abort())
const logs = await rpcSubscriptions
  .logsNotifications(
    { mentions: [MEMO_PROGRAM_ADDRESS] },
    { commitment: 'confirmed' },
  )
  .subscribe({ abortSignal: stop.signal })

// Begin to read first: what arrives earlier is not kept.
const sending = sendWithoutPreflight()
for await (const { value } of logs) {
  console.log('Error:', value.err)
  console.log(value.logs?.join('\n'))
  stop.abort() // One is enough here.
}
if (tooLate.aborted) throw new Error('Nothing in 30 seconds')
await sending
// #endregion

// A memo that works, then a payment that fails: preflight would stop it.
async function sendWithoutPreflight() {
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayerSigner(payer, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
    (m) =>
      appendTransactionMessageInstructions(
        [
          getAddMemoInstruction({ memo: 'invoice 42' }),
          getTransferSolInstruction({
            source: payer,
            destination: payer.address,
            amount: lamports(2_000_000_000n),
          }),
        ],
        m,
      ),
  )
  const transaction = await signTransactionMessageWithSigners(message)
  assertIsTransactionWithBlockhashLifetime(transaction)
  const send = sendTransactionWithoutConfirmingFactory({ rpc })
  await send(transaction, { commitment: 'confirmed', skipPreflight: true })
}
