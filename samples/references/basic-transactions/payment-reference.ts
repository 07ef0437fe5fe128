import {
  AccountRole,
  address,
  airdropFactory,
  appendTransactionMessageInstructions,
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
  type Address,
  type Instruction,
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

const shop = await generateKeyPairSigner()

interface Order {
  /** A new address for each order. It needs no account and no signature. */
  readonly reference: Address
  /** Who receives: the wallet of the shop, or its token account of the mint. */
  readonly account: Address
  /** Without a mint, the amount is in lamports. */
  readonly mint?: Address
  readonly amount: bigint
}

const wrappedSol = address('So11111111111111111111111111111111111111112')

class Refused extends Error {}
class CreditedBefore extends Refused {}

// Stand in for the tables of your database.
const orders: Order[] = []
const credits = new Map<string, bigint>()

/** Adds the row of a payment, whose key is the signature and the account. */
function credit(id: Signature, { account }: Order, amount: bigint) {
  const key = `${id} ${account}`
  if (credits.has(key)) throw new CreditedBefore('It is credited already')
  credits.set(key, amount)
}

// #region preview
/** Throws unless the transaction is final and pays this order, and no other. */
async function checkPayment(id: Signature, order: Order): Promise<bigint> {
  const found = await rpc
    .getTransaction(id, {
      commitment: 'finalized',
      encoding: 'json',
      maxSupportedTransactionVersion: 1,
    })
    .send()
  if (!found?.meta) throw new Refused('It is not final yet')
  const { meta, transaction } = found
  if (meta.err) throw new Refused('It failed')

  // Indexes point into this list: looked-up addresses follow the message's own.
  const keys = [
    ...transaction.message.accountKeys,
    ...(meta.loadedAddresses?.writable ?? []),
    ...(meta.loadedAddresses?.readonly ?? []),
  ]
  const named = orders.filter(({ reference }) => keys.includes(reference))
  if (named.length !== 1 || named[0] !== order)
    throw new Refused('It does not name this order alone')

  // Anybody can call SyncNative, which counts the SOL that others sent.
  if (order.mint === wrappedSol) throw new Refused('It pays in wrapped SOL')

  // What arrived, whichever instruction of whichever program moved it.
  const index = keys.indexOf(order.account)
  const tokens = (balances: typeof meta.postTokenBalances) =>
    balances?.find((b) => b.accountIndex === index && b.mint === order.mint)
      ?.uiTokenAmount.amount
  const [before, after] = order.mint
    ? [tokens(meta.preTokenBalances), tokens(meta.postTokenBalances)]
    : [meta.preBalances[index], meta.postBalances[index]]
  const received = BigInt(after ?? 0) - BigInt(before ?? 0)
  if (received < order.amount)
    throw new Refused(`${received} received, ${order.amount} due`)
  return received
}

/** All that have not failed, the newest first. A page has at most 1,000. */
async function* signaturesWith(reference: Address) {
  let before: Signature | undefined
  do {
    const page = await rpc
      .getSignaturesForAddress(reference, {
        commitment: 'finalized',
        ...(before && { before }),
      })
      .send()
    for (const { err, signature } of page) if (!err) yield signature
    before = page.at(-1)?.signature
  } while (before)
}

/** Looks for the payment of an order. The shop asks until it is there. */
async function creditOrder(
  order: Order,
): Promise<'credited now' | 'credited before' | 'not paid'> {
  for await (const signature of signaturesWith(order.reference)) {
    try {
      credit(signature, order, await checkPayment(signature, order))
      return 'credited now'
    } catch (error) {
      if (error instanceof CreditedBefore) return 'credited before'
      // Somebody can send anything with this reference, so look at the next.
      if (!(error instanceof Refused)) throw error
      console.log('Refused:', error.message)
    }
  }
  return 'not paid'
}
// #endregion

// #region transfer
const { address: reference } = await generateKeyPairSigner()
const order: Order = {
  reference,
  account: shop.address,
  amount: 10_000_000n,
}
orders.push(order)

// The wallet of the customer adds the reference to the transfer.
const transfer = getTransferSolInstruction({
  source: payer,
  destination: shop.address,
  amount: order.amount,
})
await send([
  {
    ...transfer,
    accounts: [
      ...transfer.accounts,
      { address: reference, role: AccountRole.READONLY },
    ],
  },
])
// #endregion

let outcome = await creditOrder(order)
for (let tries = 1; outcome === 'not paid' && tries < 60; tries += 1) {
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  outcome = await creditOrder(order)
}
console.log(`The order: ${outcome}`)

// The same payment does not count again.
console.log(`Asked again: ${await creditOrder(order)}`)

// payment-reference.attacks.ts goes on from here.
export { checkPayment, credit, orders, payer, Refused, shop, type Order }
