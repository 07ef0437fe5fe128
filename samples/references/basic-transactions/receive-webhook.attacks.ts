import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  airdropFactory,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  generateKeyPairSigner,
  lamports,
  type Address,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  findAssociatedTokenPda,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'
import {
  bodyOf,
  creditDeposits,
  credits,
  deposits,
  inbox,
  receive,
  secret,
  wallet,
  work,
} from './receive-webhook'
import {
  createMint,
  landInVersion1,
  landWith,
  landWithLookupTable,
  mintTokens,
} from './test-payments'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const airdrop = airdropFactory({ rpc, rpcSubscriptions })

const payer = await generateKeyPairSigner()
await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: payer.address,
})
const stranger = await generateKeyPairSigner()
const { address: ben } = await generateKeyPairSigner()
deposits.set(ben, { customer: 'Ben' })
const { address: bensOther } = await generateKeyPairSigner()
deposits.set(bensOther, { customer: 'Ben' })
const mint = await generateKeyPairSigner()
const fake = await generateKeyPairSigner()
const [anaTokens] = await findAssociatedTokenPda({
  owner: wallet.address,
  mint: mint.address,
  tokenProgram: TOKEN_PROGRAM_ADDRESS,
})
deposits.set(anaTokens, { customer: 'Ana', mint: mint.address })

const server = createServer(receive)
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo

async function deliver(body: string, authorization: string = secret) {
  const { status } = await fetch(`http://127.0.0.1:${port}`, {
    method: 'POST',
    headers: { authorization },
    body,
  })
  return status
}
function attack(name: string, status: number) {
  if (status === 200 || inbox.size > 0) throw new Error(`Not refused: ${name}`)
  console.log(`${name}\n  Refused: ${status}`)
}

const transfer = (destination: Address, amount: bigint, source = payer) =>
  getTransferSolInstruction({ source, destination, amount })

/** Delivers transactions, and looks at how many payments are credited. */
async function show(
  name: string,
  ids: string | string[],
  expected: number,
  status = 200,
) {
  console.log(name)
  const before = credits.size
  if ((await deliver(bodyOf(...[ids].flat()))) !== status)
    throw new Error(`Not ${status}: ${name}`)
  if (status !== 200) console.log(`It is to be delivered again: ${status}`)
  await work()
  if (credits.size - before !== expected) throw new Error(`Wrong: ${name}`)
  if (expected === 0) console.log('Nothing new is credited')
}
const sol = 10_000_000n
const nobody = '1'.repeat(64)

attack('No secret', await deliver(bodyOf(nobody), ''))
attack('A part of the secret', await deliver(bodyOf(nobody), secret.slice(1)))
attack('A body that is too long', await deliver('1'.repeat(1_000_001)))
attack('A body that is no JSON', await deliver('{'))
attack('A delivery that is no list', await deliver('{}'))
attack('A delivery of nothing', await deliver('[null]'))
attack('A delivery without a signature', await deliver('[{}]'))
attack(
  'A signature that is no text',
  await deliver('[{"transaction":{"signatures":[{}]}}]'),
)
attack('A signature that is none', await deliver(bodyOf('paid')))

await show('A signature that no transaction has', nobody, 0)
inbox.clear()
await show(
  'A payment that failed',
  // The second transfer asks for more than the payer has.
  await landWith(payer, transfer(ben, sol), transfer(ben, sol * 1_000n)),
  0,
)
await show(
  'A payment to somebody else',
  await landWith(payer, transfer(stranger.address, sol)),
  0,
)

const paid = await landWith(payer, transfer(ben, sol))
await show('A payment', paid, 1)
await show('The same delivery again', paid, 0)
const beside = await landWith(payer, transfer(ben, sol - 1n))
await show('A payment behind a broken one', ['broken', beside], 1, 400)
const stored = await landWith(payer, transfer(ben, sol - 2n))
inbox.set = () => {
  throw new Error('The database is away')
}
await show('A payment while the database is away', stored, 0, 503)
Reflect.deleteProperty(inbox, 'set')
await show('The service delivers it again', stored, 1)
const next = await landWith(payer, transfer(ben, sol + 1n))
console.log('The server stops after the credit, and starts again')
await creditDeposits(next)
await show('Then the same payment is in the inbox', next, 0)
await show(
  'Two wallets of a customer in one payment',
  await landWith(payer, transfer(ben, sol), transfer(bensOther, sol)),
  2,
)
await show(
  'A transfer that one of our own wallets signed',
  await landWith(wallet, transfer(ben, sol, wallet)),
  0,
)

await show(
  'A payment of version 1',
  await landInVersion1(payer, transfer(ben, sol)),
  1,
)
await show(
  'A payment that finds the wallet in a lookup table',
  await landWithLookupTable(payer, transfer(ben, sol), [ben]),
  1,
)

// Anybody can make a token that looks the same.
await createMint(payer, mint)
await createMint(payer, fake)
await show(
  'Tokens',
  await mintTokens(payer, mint.address, wallet.address, 2_500_000n),
  1,
)
await show(
  'Tokens of another mint',
  await mintTokens(payer, fake.address, wallet.address, 2_500_000n),
  0,
)
server.close()
