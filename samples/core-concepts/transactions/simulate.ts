import {
  airdropFactory,
  appendTransactionMessageInstructions,
  compileTransaction,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import { getAddMemoInstruction } from '@solana-program/memo'
import { getTransferSolInstruction } from '@solana-program/system'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const airdrop = airdropFactory({ rpc, rpcSubscriptions })

const payer = await generateKeyPairSigner()
await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: payer.address,
})
const recipient = await generateKeyPairSigner()

const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()

// #region preview
const message = pipe(
  createTransactionMessage({ version: 0 }),
  (m) => setTransactionMessageFeePayerSigner(payer, m),
  (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
  (m) =>
    appendTransactionMessageInstructions(
      [
        getTransferSolInstruction({
          source: payer,
          destination: recipient.address,
          amount: lamports(10_000_000n),
        }),
        getAddMemoInstruction({ memo: 'Not sent yet' }),
      ],
      m,
    ),
)

// No signature is needed: the node does not check signatures here.
const wireTransaction = getBase64EncodedWireTransaction(
  compileTransaction(message),
)

const { value: simulation } = await rpc
  .simulateTransaction(wireTransaction, {
    commitment: 'confirmed',
    encoding: 'base64',
    replaceRecentBlockhash: true,
    sigVerify: false,
  })
  .send()
// #endregion

console.log('Error:', simulation.err)
console.log('Compute units:', simulation.unitsConsumed)
console.log('Logs:')
for (const log of simulation.logs ?? []) {
  console.log(' ', log)
}

const { value: balance } = await rpc.getBalance(recipient.address).send()
console.log('Recipient really has:', balance, 'lamports')
