import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  findAddressLookupTablePda,
  getCreateLookupTableInstructionAsync,
  getExtendLookupTableInstruction,
} from '@solana-program/address-lookup-table'
import {
  airdropFactory,
  appendTransactionMessageInstruction,
  appendTransactionMessageInstructionPlan,
  assertIsTransactionWithinSizeLimit,
  compressTransactionMessageUsingAddressLookupTables,
  createClientWithGetMinimumBalanceFromRpc,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  lamports,
  parseInstructionPlanInput,
  pipe,
  setTransactionMessageConfig,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type Address,
  type InstructionPlanInput,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  findAssociatedTokenPda,
  getCreateMintInstructionPlan,
  getMintToATAInstructionPlanAsync,
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

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const client = createClientWithGetMinimumBalanceFromRpc(rpc)
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

// The local node runs a transaction before it answers, and counts it as final.
type Message = Parameters<typeof signTransactionMessageWithSigners>[0]
async function land(message: Message) {
  const transaction = await signTransactionMessageWithSigners(message)
  assertIsTransactionWithinSizeLimit(transaction)
  return rpc
    .sendTransaction(getBase64EncodedWireTransaction(transaction), {
      encoding: 'base64',
      skipPreflight: true,
    })
    .send()
}
async function messageWith(
  instructions: InstructionPlanInput[],
  feePayer = payer,
) {
  const plan = parseInstructionPlanInput(
    instructions.map(parseInstructionPlanInput),
  )
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
  return pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayerSigner(feePayer, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
    (m) => appendTransactionMessageInstructionPlan(plan, m),
  )
}
const landWith = async (...instructions: InstructionPlanInput[]) =>
  land(await messageWith(instructions))
const transfer = (destination: Address, amount: bigint, source = payer) =>
  getTransferSolInstruction({ source, destination, amount })

/** Delivers a transaction, and looks at how many payments are credited. */
async function show(name: string, id: string, expected: number) {
  console.log(name)
  const before = credits.size
  if ((await deliver(bodyOf(id))) !== 200) throw new Error('Not accepted')
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
attack('A delivery without a signature', await deliver('[{}]'))
attack('A signature that is none', await deliver(bodyOf('paid')))

await show('A signature that no transaction has', nobody, 0)
inbox.clear()
await show(
  'A payment that failed',
  // The second transfer asks for more than the payer has.
  await landWith(transfer(ben, sol), transfer(ben, sol * 1_000n)),
  0,
)
await show(
  'A payment to somebody else',
  await landWith(transfer(stranger.address, sol)),
  0,
)

const paid = await landWith(transfer(ben, sol))
await show('A payment', paid, 1)
await show('The same delivery again', paid, 0)
const next = await landWith(transfer(ben, sol + 1n))
console.log('The server stops after the credit, and starts again')
await creditDeposits(next)
await show('Then the same payment is in the inbox', next, 0)
await show(
  'Two wallets of a customer in one payment',
  await landWith(transfer(ben, sol), transfer(bensOther, sol)),
  2,
)
await show(
  'A transfer that one of our own wallets signed',
  await land(await messageWith([transfer(ben, sol, wallet)], wallet)),
  0,
)

const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
await show(
  'A payment of version 1',
  await land(
    pipe(
      createTransactionMessage({ version: 1 }),
      (m) => setTransactionMessageFeePayerSigner(payer, m),
      (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
      (m) =>
        setTransactionMessageConfig(
          { computeUnitLimit: 10_000, loadedAccountsDataSizeLimit: 65_536 },
          m,
        ),
      (m) => appendTransactionMessageInstruction(transfer(ben, sol), m),
    ),
  ),
  1,
)
const recentSlot = await rpc.getSlot({ commitment: 'finalized' }).send()
const [table] = await findAddressLookupTablePda({
  authority: payer.address,
  recentSlot,
})
await landWith(
  await getCreateLookupTableInstructionAsync({
    authority: payer.address,
    payer,
    recentSlot,
  }),
  getExtendLookupTableInstruction({
    address: table,
    authority: payer,
    payer,
    addresses: [ben],
  }),
)
// New addresses count from the next slot on.
await new Promise((resolve) => setTimeout(resolve, 1_000))
await show(
  'A payment that finds the wallet in a lookup table',
  await land(
    compressTransactionMessageUsingAddressLookupTables(
      await messageWith([transfer(ben, sol)]),
      { [table]: [ben] },
    ),
  ),
  1,
)

// Anybody can make a token that looks the same.
for (const newMint of [mint, fake]) {
  await landWith(
    await getCreateMintInstructionPlan(client, {
      payer,
      newMint,
      decimals: 6,
      mintAuthority: payer.address,
    }),
  )
  await show(
    newMint === mint ? 'Tokens' : 'Tokens of another mint',
    await landWith(
      await getMintToATAInstructionPlanAsync({
        payer,
        owner: wallet.address,
        mint: newMint.address,
        mintAuthority: payer,
        amount: 2_500_000n,
        decimals: 6,
      }),
    ),
    newMint === mint ? 1 : 0,
  )
}
server.close()
