import {
  airdropFactory,
  appendTransactionMessageInstruction,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  assertIsTransactionWithDurableNonceLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  isSolanaError,
  lamports,
  pipe,
  sendAndConfirmDurableNonceTransactionFactory,
  sendAndConfirmTransactionFactory,
  setTransactionMessageComputeUnitLimit,
  setTransactionMessageComputeUnitPrice,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  setTransactionMessageLifetimeUsingDurableNonce,
  signTransactionMessageWithSigners,
  SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND,
  unwrapSimulationError,
  type Nonce,
} from '@solana/kit'
import {
  fetchNonce,
  getCreateAccountInstruction,
  getInitializeNonceAccountInstruction,
  getNonceSize,
  getTransferSolInstruction,
  SYSTEM_PROGRAM_ADDRESS,
} from '@solana-program/system'

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
const nonceAccount = await generateKeyPairSigner()

const space = BigInt(getNonceSize())
const minimumBalance = await rpc.getMinimumBalanceForRentExemption(space).send()
const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
const setUp = await pipe(
  createTransactionMessage({ version: 0 }),
  (m) => setTransactionMessageFeePayerSigner(payer, m),
  (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
  (m) =>
    appendTransactionMessageInstructions(
      [
        getCreateAccountInstruction({
          payer,
          newAccount: nonceAccount,
          lamports: minimumBalance,
          space,
          programAddress: SYSTEM_PROGRAM_ADDRESS,
        }),
        getInitializeNonceAccountInstruction({
          nonceAccount: nonceAccount.address,
          nonceAuthority: payer.address,
        }),
      ],
      m,
    ),
  signTransactionMessageWithSigners,
)
assertIsTransactionWithBlockhashLifetime(setUp)
await sendAndConfirmTransaction(setUp, { commitment: 'confirmed' })

// #region preview
const { data } = await fetchNonce(rpc, nonceAccount.address)

// One nonce, two offers: the network can execute only one of them.
const signOffer = (microLamports: bigint) =>
  pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayerSigner(payer, m),
    (m) =>
      setTransactionMessageLifetimeUsingDurableNonce(
        {
          nonce: data.blockhash as string as Nonce,
          nonceAccountAddress: nonceAccount.address,
          nonceAuthorityAddress: payer.address,
        },
        m,
      ),
    (m) => setTransactionMessageComputeUnitLimit(1_000, m),
    (m) => setTransactionMessageComputeUnitPrice(microLamports, m),
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

const cheap = await signOffer(10_000n)
const dear = await signOffer(500_000n)
assertIsTransactionWithDurableNonceLifetime(dear)

const sendAndConfirmNonceTransaction =
  sendAndConfirmDurableNonceTransactionFactory({ rpc, rpcSubscriptions })
await sendAndConfirmNonceTransaction(dear, { commitment: 'confirmed' })
console.log('Second offer confirmed:', getSignatureFromTransaction(dear))

// The first offer turns up late. Its nonce is gone.
try {
  await rpc
    .sendTransaction(getBase64EncodedWireTransaction(cheap), {
      encoding: 'base64',
      preflightCommitment: 'confirmed',
    })
    .send()
} catch (error) {
  const cause = unwrapSimulationError(error)
  const code = SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND
  if (!isSolanaError(cause, code)) throw error
  console.log('First offer:', cause.message)
}
// #endregion

const { value: received } = await rpc.getBalance(recipient.address).send()
console.log('Recipient received:', received, 'lamports')
