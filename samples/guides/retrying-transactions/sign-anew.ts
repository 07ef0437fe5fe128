import {
  airdropFactory,
  appendTransactionMessageInstruction,
  assertIsTransactionWithBlockhashLifetime,
  blockhash,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getSignatureFromTransaction,
  isSolanaError,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  SOLANA_ERROR__BLOCK_HEIGHT_EXCEEDED,
  type Blockhash,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'

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
const recipient = await generateKeyPairSigner()

interface Lifetime {
  readonly blockhash: Blockhash
  readonly lastValidBlockHeight: bigint
}

// No block can hold the first transaction: its blockhash is of another
// network. A shorter window keeps this program from waiting a minute.
const blockHeight = await rpc.getBlockHeight().send()
const lifetimes: Lifetime[] = [
  {
    blockhash: blockhash('4NCYB3kRT8sCNodPNuCZo8VUh4xqpBQxsxed2wd9xaD4'),
    lastValidBlockHeight: blockHeight + 4n,
  },
]

async function getLifetime(): Promise<Lifetime> {
  const prepared = lifetimes.shift()
  if (prepared) return prepared
  const { value } = await rpc.getLatestBlockhash().send()
  return value
}

const signPayment = (lifetime: Lifetime) =>
  pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayerSigner(payer, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(lifetime, m),
    (m) =>
      appendTransactionMessageInstruction(
        getTransferSolInstruction({
          source: payer,
          destination: recipient.address,
          amount: lamports(10_000_000n),
        }),
        m,
      ),
    signTransactionMessageWithSigners,
  )

// #region preview
async function pay() {
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const transaction = await signPayment(await getLifetime())
    assertIsTransactionWithBlockhashLifetime(transaction)
    const signature = getSignatureFromTransaction(transaction)

    try {
      await sendAndConfirmTransaction(transaction, {
        commitment: 'confirmed',
        skipPreflight: true,
      })
      return { attempt, signature }
    } catch (error) {
      // Only this error says that these bytes can never get in.
      if (!isSolanaError(error, SOLANA_ERROR__BLOCK_HEIGHT_EXCEEDED))
        throw error
    }

    // Ask once more, in the history too, before a second payment exists.
    const { value: statuses } = await rpc
      .getSignatureStatuses([signature], { searchTransactionHistory: true })
      .send()
    const status = statuses[0]
    if (status?.err || status?.confirmationStatus === 'processed')
      throw new Error(`Look at ${signature} before you pay again`)
    if (status) return { attempt, signature }
    console.log(`Attempt ${attempt} expired:`, signature)
  }
  throw new Error('Expired three times: is the priority fee too low?')
}

const { attempt, signature } = await pay()
// #endregion

const { value: received } = await rpc.getBalance(recipient.address).send()

console.log(`Attempt ${attempt} confirmed:`, signature)
console.log('Recipient received:', received, 'lamports')
