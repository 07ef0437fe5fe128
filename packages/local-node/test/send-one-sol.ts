// Sends 1 SOL and prints what arrived. installed.test.ts runs it beside the installed package, with
// that package's dependencies.
import {
  airdropFactory,
  appendTransactionMessageInstruction,
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
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'

const port = Number(process.argv[2])
const rpc = createSolanaRpc(`http://127.0.0.1:${port}`)
const rpcSubscriptions = createSolanaRpcSubscriptions(
  `ws://127.0.0.1:${port + 1}`,
)
const [source, { address: destination }] = await Promise.all([
  generateKeyPairSigner(),
  generateKeyPairSigner(),
])
await airdropFactory({ rpc, rpcSubscriptions })({
  commitment: 'confirmed',
  lamports: lamports(2_000_000_000n),
  recipientAddress: source.address,
})
const { value: blockhash } = await rpc.getLatestBlockhash().send()
const transaction = await pipe(
  createTransactionMessage({ version: 0 }),
  (m) => setTransactionMessageFeePayerSigner(source, m),
  (m) => setTransactionMessageLifetimeUsingBlockhash(blockhash, m),
  (m) =>
    appendTransactionMessageInstruction(
      getTransferSolInstruction({ source, destination, amount: 1_000_000_000 }),
      m,
    ),
  (m) => signTransactionMessageWithSigners(m),
)
assertIsTransactionWithBlockhashLifetime(transaction)
await sendAndConfirmTransactionFactory({ rpc, rpcSubscriptions })(transaction, {
  commitment: 'confirmed',
})
const { value: balance } = await rpc.getBalance(destination).send()
console.log(String(balance))
