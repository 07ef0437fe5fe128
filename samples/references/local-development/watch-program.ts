import {
  airdropFactory,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getSignatureFromTransaction,
  lamports,
  pipe,
  appendTransactionMessageInstructions,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { getCreateAccountInstruction } from '@solana-program/system'
import {
  getInitializeMint2Instruction,
  getMintDecoder,
  getMintSize,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const sendAndConfirm = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
})

const payer = await generateKeyPairSigner()
const mint = await generateKeyPairSigner()

await airdropFactory({ rpc, rpcSubscriptions })({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: payer.address,
})

// #region preview
const stop = new AbortController()
const mints = await rpcSubscriptions
  .programNotifications(TOKEN_PROGRAM_ADDRESS, {
    commitment: 'confirmed',
    encoding: 'base64',
    filters: [{ dataSize: BigInt(getMintSize()) }],
  })
  .subscribe({ abortSignal: stop.signal })
// #endregion

// Something to see: a new mint.
const space = BigInt(getMintSize())
const rent = await rpc.getMinimumBalanceForRentExemption(space).send()
const { value: blockhash } = await rpc.getLatestBlockhash().send()
const transaction = await pipe(
  createTransactionMessage({ version: 0 }),
  (message) => setTransactionMessageFeePayerSigner(payer, message),
  (message) => setTransactionMessageLifetimeUsingBlockhash(blockhash, message),
  (message) =>
    appendTransactionMessageInstructions(
      [
        getCreateAccountInstruction({
          payer,
          newAccount: mint,
          lamports: rent,
          space,
          programAddress: TOKEN_PROGRAM_ADDRESS,
        }),
        getInitializeMint2Instruction({
          mint: mint.address,
          decimals: 6,
          mintAuthority: payer.address,
        }),
      ],
      message,
    ),
  signTransactionMessageWithSigners,
)
assertIsTransactionWithBlockhashLifetime(transaction)
const sent = sendAndConfirm(transaction, { commitment: 'confirmed' })

// #region preview

for await (const { value } of mints) {
  const [data] = value.account.data
  const { decimals } = getMintDecoder().decode(Buffer.from(data, 'base64'))
  console.log(`New mint: ${value.pubkey}, ${decimals} decimals`)
  stop.abort()
}
// #endregion
await sent
console.log(`Created by ${getSignatureFromTransaction(transaction)}`)
