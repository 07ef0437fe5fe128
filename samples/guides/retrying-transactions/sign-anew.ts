import {
  airdropFactory,
  appendTransactionMessageInstruction,
  assertIsTransactionWithBlockhashLifetime,
  blockhash,
  commitmentComparator,
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
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE,
  type Blockhash,
  type Signature,
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

const commitment = 'confirmed'
interface Lifetime {
  readonly blockhash: Blockhash
  readonly lastValidBlockHeight: bigint
}

// No block can hold the first transaction: its blockhash is of another
// network. A shorter window keeps this program from waiting a minute.
const blockHeight = await rpc.getBlockHeight({ commitment }).send()
const lifetimes: Lifetime[] = [
  {
    blockhash: blockhash('4NCYB3kRT8sCNodPNuCZo8VUh4xqpBQxsxed2wd9xaD4'),
    lastValidBlockHeight: blockHeight + 4n,
  },
]

async function getLifetime(): Promise<Lifetime> {
  const prepared = lifetimes.shift()
  if (prepared) return prepared
  const { value } = await rpc.getLatestBlockhash({ commitment }).send()
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

// A request that nobody answers ends after five seconds.
const soon = () => ({ abortSignal: AbortSignal.timeout(5_000) })

// #region preview
async function waitUntilDecided(
  signature: Signature,
  lastValidBlockHeight: bigint,
  maxTries = 240,
) {
  let height = 0n
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const isOver = height > lastValidBlockHeight
    try {
      // Read the height first: a status read after it cannot be too old.
      height = await rpc.getBlockHeight({ commitment }).send(soon())
      const { value: statuses } = await rpc
        .getSignatureStatuses([signature], { searchTransactionHistory: isOver })
        .send(soon())
      const status = statuses[0]

      const level = status?.confirmationStatus
      if (level && commitmentComparator(level, commitment) >= 0)
        return status?.err ? 'failed' : 'confirmed'
      // Asked once more since the window is over, now in the history too.
      if (!status && isOver) return 'expired'
    } catch (error) {
      console.log(
        'Request failed:',
        error instanceof Error ? error.message : error,
      )
    }
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error(`Undecided: look at ${signature} before you pay again`)
}

async function pay(maxAttempts = 3) {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const lifetime = await getLifetime()
    const transaction = await signPayment(lifetime)
    assertIsTransactionWithBlockhashLifetime(transaction)
    const signature = getSignatureFromTransaction(transaction)

    try {
      await sendAndConfirmTransaction(transaction, {
        commitment,
        // Only for this program: preflight would refuse its first blockhash.
        skipPreflight: attempt === 1,
      })
    } catch (error) {
      // If preflight refuses the only send, nobody else has these bytes.
      const code =
        SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE
      if (isSolanaError(error, code)) throw error
      // A timeout or a closed connection decides nothing: the status does.
      console.log('Not confirmed:', error instanceof Error && error.message)
    }

    // Only 'expired' says that these bytes can never get in.
    const result = await waitUntilDecided(
      signature,
      lifetime.lastValidBlockHeight,
    )
    if (result === 'confirmed') return { attempt, signature }
    if (result === 'failed')
      throw new Error(`It failed in a block: find out why in ${signature}`)
    console.log(`Attempt ${attempt} expired:`, signature)
  }
  throw new Error('Expired each time: is the priority fee too low?')
}

const { attempt, signature } = await pay()
// #endregion

const { value: received } = await rpc.getBalance(recipient.address).send()

console.log(`Attempt ${attempt} confirmed:`, signature)
console.log('Recipient received:', received, 'lamports')
