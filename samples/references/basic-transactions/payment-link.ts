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
/** Reads what a link asks for. Throws for all that this wallet cannot do. */
function readLink(text: string) {
  const { protocol, pathname, searchParams } = new URL(text)
  if (protocol !== 'solana:') throw new Error('Refused: no Solana Pay link')
  // If it ignored the mint, the wallet would send 5 SOL instead of 5 USDC.
  for (const name of ['spl-token', 'memo'])
    if (searchParams.has(name)) throw new Error(`Refused: it has ${name}`)
  const [amount = '', ...more] = searchParams.getAll('amount')
  if (more.length > 0 || !/^\d+(\.\d{1,9})?$/.test(amount))
    throw new Error('Refused: malformed amount')
  return {
    recipient: address(pathname),
    amount: solToLamports(sol(amount)),
    references: searchParams.getAll('reference').map((key) => address(key)),
    message: searchParams.get('message'),
  }
}

// The wallet shows this to its user, and builds the transfer.
const { recipient, amount, references, message: text } = readLink(link.href)
const transfer = getTransferSolInstruction({
  source: payer,
  destination: recipient,
  amount,
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
console.log('Text for the user:', text)
console.log('Found by the reference:', payment?.signature)
console.log('The shop received', received, 'lamports')

// payment-link.attacks.ts goes on from here.
export { link, readLink }
