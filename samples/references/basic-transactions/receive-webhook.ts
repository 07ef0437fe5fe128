import { createHash, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  airdropFactory,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  generateKeyPairSigner,
  isSignature,
  lamports,
  type Address,
  type Signature,
} from '@solana/kit'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const airdrop = airdropFactory({ rpc, rpcSubscriptions })

interface Deposit {
  readonly customer: string
  /** Of a token account. A wallet without a mint receives SOL. */
  readonly mint?: Address
}

// Stand in for the tables of your database. Each customer has a wallet, and
// for each mint that you accept the associated token account of this wallet.
const deposits = new Map<Address, Deposit>()
const inbox = new Map<Signature, number>() // with the tries so far
const credits = new Map<string, bigint>()

/** Adds a row, or gives an old one new tries. False: the database is away. */
async function store(id: Signature) {
  try {
    inbox.set(id, 0)
    return true
  } catch {
    return false
  }
}

/**
 * Adds the row of a payment, whose key is the signature and the account, and
 * raises the balance of the customer: both in one database transaction.
 */
function credit(
  id: Signature,
  account: Address,
  customer: string,
  amount: bigint,
) {
  const key = `${id} ${account}`
  if (credits.has(key)) return console.log(`${customer}: credited already`)
  credits.set(key, amount)
  console.log(`${customer}: ${amount} received`)
}

// #region preview
const secret = process.env.WEBHOOK_SECRET ?? crypto.randomUUID()
const maximumLength = 1_000_000

// Digests have the same length, and their comparison takes the same time.
const digest = (text: string) => createHash('sha256').update(text).digest()
const isSecret = (text = '') => timingSafeEqual(digest(text), digest(secret))

async function receive(request: IncomingMessage, response: ServerResponse) {
  const answer = (status: number) => response.writeHead(status).end()
  if (!isSecret(request.headers.authorization)) return answer(401)
  let deliveries: { transaction?: { signatures?: string[] } }[]
  try {
    let text = ''
    for await (const chunk of request) {
      text += chunk
      if (text.length > maximumLength) return answer(413)
    }
    deliveries = JSON.parse(text)
    if (!Array.isArray(deliveries)) return answer(400)
  } catch {
    return answer(400)
  }
  // Nothing else of the delivery is used: the node says what happened.
  let status = 200
  for (const delivery of deliveries) {
    const id = delivery?.transaction?.signatures?.[0]
    // One that is no transaction, or that cannot be stored now, loses no other.
    // The service delivers all of them again, which is harmless.
    if (typeof id !== 'string' || !isSignature(id))
      status = Math.max(status, 400)
    else if (!(await store(id))) status = 503
  }
  // Answer at once. A service waits for a second, and does not try for long.
  return answer(status)
}
// #endregion

// #region credit
const maximumTries = 100

/** Credits what is in the inbox. Your server calls it every second. */
async function work() {
  for (const [id, tries] of inbox) {
    if (tries === maximumTries) continue // list these, and look at them
    inbox.set(id, tries + 1)
    try {
      await creditDeposits(id)
      inbox.delete(id) // only after each credit is stored
    } catch (error) {
      if (!(error instanceof Error)) throw error
      console.log('It stays in the inbox:', error.message)
    }
  }
}

async function creditDeposits(id: Signature) {
  const found = await rpc
    .getTransaction(id, {
      commitment: 'finalized',
      encoding: 'json',
      maxSupportedTransactionVersion: 1,
    })
    .send()
  if (!found?.meta) throw new Error('the transaction is not final yet')
  const { meta, transaction } = found
  if (meta.err) return console.log('Nobody: it failed')

  // Indexes point into this list: looked-up addresses follow the message's own.
  const keys = [
    ...transaction.message.accountKeys,
    ...(meta.loadedAddresses?.writable ?? []),
    ...(meta.loadedAddresses?.readonly ?? []),
  ]
  const { numRequiredSignatures } = transaction.message.header
  if (keys.slice(0, numRequiredSignatures).some((key) => deposits.has(key)))
    return console.log('Nobody: it is a transaction of our own')

  for (const [index, account] of keys.entries()) {
    const deposit = deposits.get(account)
    if (!deposit) continue
    const { customer, mint } = deposit
    const tokens = (balances: typeof meta.postTokenBalances) =>
      balances?.find((b) => b.accountIndex === index && b.mint === mint)
        ?.uiTokenAmount.amount
    const [before, after] = mint
      ? [tokens(meta.preTokenBalances), tokens(meta.postTokenBalances)]
      : [meta.preBalances[index], meta.postBalances[index]]
    const amount = BigInt(after ?? 0) - BigInt(before ?? 0)
    if (amount > 0n) credit(id, account, customer, amount)
  }
}
// #endregion

// #region catch-up
const newest = new Map<Address, Signature>() // that you have, for each account

/** Puts what an account received since the last look into the inbox. */
async function catchUp(account: Address) {
  const until = newest.get(account)
  const missed: Signature[] = []
  const failed = new Set<Signature>()
  const limit = 1_000
  for (let pages = 1; ; pages += 1) {
    const before = missed.at(-1)
    const page = await rpc
      .getSignaturesForAddress(account, {
        commitment: 'finalized',
        limit,
        ...(before && { before }),
        ...(until && { until }),
      })
      .send()
    for (const { signature, err } of page) {
      missed.push(signature)
      if (err) failed.add(signature)
    }
    if (page.length < limit) break
    if (pages === 100) throw new Error(`Too many transactions of ${account}`)
  }
  for (const id of missed.toReversed()) {
    if (!failed.has(id) && !(await store(id)))
      throw new Error('The database is away: look again later')
    newest.set(account, id) // only after this one and all before it are stored
  }
}
// #endregion

const wallet = await generateKeyPairSigner()
deposits.set(wallet.address, { customer: 'Ana' })

const server = createServer(receive)
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo

// From here on the program plays the service.
async function deliver(authorization: string, body: string) {
  const { status } = await fetch(`http://127.0.0.1:${port}`, {
    method: 'POST',
    headers: { authorization },
    body,
  })
  return status
}
const bodyOf = (...ids: string[]) =>
  JSON.stringify(ids.map((id) => ({ transaction: { signatures: [id] } })))

const paid = await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: wallet.address,
})
console.log('Delivered with a guess:', await deliver('a guess', bodyOf(paid)))
for (let count = 0; count < 2; count += 1) {
  console.log('Delivered:', await deliver(secret, bodyOf(paid)))
  await work()
}
server.close()

// The delivery of this payment is lost. Your server looks for such ones.
await airdrop({
  commitment: 'finalized',
  lamports: lamports(500_000_000n),
  recipientAddress: wallet.address,
})
for (let count = 0; count < 2; count += 1) {
  console.log('Catching up')
  for (const account of deposits.keys()) await catchUp(account)
  await work()
}

// receive-webhook.attacks.ts goes on from here.
export {
  bodyOf,
  creditDeposits,
  credits,
  deposits,
  inbox,
  receive,
  secret,
  wallet,
  work,
}
