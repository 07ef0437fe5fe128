import {
  AccountRole,
  address,
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
  sol,
  solToLamports,
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
const shop = await generateKeyPairSigner()

// #region preview
// The shop makes a link, for example to show it as a QR code.
const { address: reference } = await generateKeyPairSigner()
const link = new URL(`solana:${shop.address}`)
const query = {
  amount: '0.01', // in SOL, as decimal text
  reference,
  label: 'Apple shop',
  message: 'Order 17',
}
link.search = Object.entries(query)
  .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  .join('&')
// #endregion
console.log('Link:', link.href)

// #region wallet
// The wallet reads the link, shows it, and builds the transfer.
const { protocol, pathname, searchParams } = new URL(link.href)
if (protocol !== 'solana:') throw new Error('Not a Solana Pay link')
const amount = searchParams.get('amount')
if (!amount || !/^\d+(\.\d{1,9})?$/.test(amount))
  throw new Error('Malformed amount')
const references = searchParams.getAll('reference').map((text) => address(text))
const transfer = getTransferSolInstruction({
  source: payer,
  destination: address(pathname),
  amount: solToLamports(sol(amount)),
})
const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
const message = pipe(
  createTransactionMessage({ version: 0 }),
  (m) => setTransactionMessageFeePayerSigner(payer, m),
  (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
  (m) =>
    appendTransactionMessageInstruction(
      {
        ...transfer,
        accounts: [
          ...transfer.accounts,
          ...references.map((key) => ({
            address: key,
            role: AccountRole.READONLY,
          })),
        ],
      },
      m,
    ),
)
// #endregion
const transaction = await signTransactionMessageWithSigners(message)
assertIsTransactionWithBlockhashLifetime(transaction)
await sendAndConfirmTransaction(transaction, { commitment: 'confirmed' })

const [payment] = await rpc.getSignaturesForAddress(reference).send()
const { value: received } = await rpc.getBalance(shop.address).send()
console.log('Text for the user:', searchParams.get('message'))
console.log('Found by the reference:', payment?.signature)
console.log('The shop received', received, 'lamports')
