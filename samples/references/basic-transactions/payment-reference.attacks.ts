import {
  findAddressLookupTablePda,
  getCreateLookupTableInstructionAsync,
  getExtendLookupTableInstruction,
} from '@solana-program/address-lookup-table'
import {
  AccountRole,
  appendTransactionMessageInstruction,
  appendTransactionMessageInstructionPlan,
  assertIsTransactionWithinSizeLimit,
  compressTransactionMessageUsingAddressLookupTables,
  createClientWithGetMinimumBalanceFromRpc,
  createSolanaRpc,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  parseInstructionPlanInput,
  pipe,
  setTransactionMessageConfig,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signature,
  signTransactionMessageWithSigners,
  type Address,
  type Instruction,
  type InstructionPlanInput,
  type Signature,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  AuthorityType,
  findAssociatedTokenPda,
  getCreateMintInstructionPlan,
  getMintToATAInstructionPlanAsync,
  getSetAuthorityInstruction,
  getTransferToATAInstructionPlanAsync,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'
import {
  checkPayment,
  credit,
  type Order,
  orders,
  payer,
  Refused,
  shop,
} from './payment-reference'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const client = createClientWithGetMinimumBalanceFromRpc(rpc)
const stranger = await generateKeyPairSigner()
const sol = 10_000_000n
const tokens = 2_500_000n

// The local node runs a transaction before it answers, and counts it as final.
async function land(message: Message): Promise<Signature> {
  const transaction = await signTransactionMessageWithSigners(message)
  assertIsTransactionWithinSizeLimit(transaction)
  return rpc
    .sendTransaction(getBase64EncodedWireTransaction(transaction), {
      encoding: 'base64',
      skipPreflight: true,
    })
    .send()
}
type Message = Parameters<typeof signTransactionMessageWithSigners>[0]
async function messageWith(instructions: InstructionPlanInput) {
  const plan = parseInstructionPlanInput(instructions)
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
  return pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayerSigner(payer, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
    (m) => appendTransactionMessageInstructionPlan(plan, m),
  )
}
const landWith = async (...instructions: InstructionPlanInput[]) =>
  land(await messageWith(instructions.map(parseInstructionPlanInput)))

async function newOrder(
  amount: bigint,
  account = shop.address,
  mint?: Address,
): Promise<Order> {
  const { address: reference } = await generateKeyPairSigner()
  const order = { reference, account, amount, ...(mint && { mint }) }
  orders.push(order)
  return order
}

/** A transfer that names the references of these orders. */
function transfer(
  amount: bigint,
  named: Order[],
  destination = shop.address,
): Instruction {
  const plain = getTransferSolInstruction({
    source: payer,
    destination,
    amount,
  })
  const references = named.map(({ reference }) => ({
    address: reference,
    role: AccountRole.READONLY,
  }))
  return { ...plain, accounts: [...plain.accounts, ...references] }
}

async function attack(name: string, id: Signature, order: Order) {
  try {
    credit(id, order, await checkPayment(id, order))
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    console.log(`${name}\n  Refused: ${error.message}`)
    return
  }
  throw new Error(`Not refused: ${name}`)
}
async function honest(name: string, id: Signature, order: Order) {
  const received = await checkPayment(id, order)
  credit(id, order, received)
  console.log(`${name}\n  Credited: ${received}`)
}

const first = await newOrder(sol)
const second = await newOrder(sol)
const both = await landWith(transfer(sol, [first, second]))
await attack('One payment for two orders, the first', both, first)
await attack('One payment for two orders, the second', both, second)

const once = await landWith(transfer(sol, [first]))
await attack('The payment of another order', once, second)
await honest('A payment', once, first)
await attack('The same payment a second time', once, first)

await attack(
  'One lamport too little',
  await landWith(transfer(sol - 1n, [second])),
  second,
)
await attack(
  'A payment to somebody else',
  await landWith(transfer(sol, [second], stranger.address)),
  second,
)
await attack(
  'A payment that failed',
  // The second transfer asks for more than the payer has.
  await landWith(transfer(sol, [second]), transfer(sol * 1_000n, [])),
  second,
)
await attack(
  'A signature that no transaction has',
  signature('1'.repeat(64)),
  second,
)

// The same in version 1, and with the shop in a lookup table.
const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
await honest(
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
      (m) => appendTransactionMessageInstruction(transfer(sol, [second]), m),
    ),
  ),
  second,
)
const third = await newOrder(sol)
const addresses = [shop.address, third.reference]
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
    addresses,
  }),
)
// New addresses count from the next slot on.
await new Promise((resolve) => setTimeout(resolve, 1_000))
await honest(
  'A payment that finds the shop in a lookup table',
  await land(
    compressTransactionMessageUsingAddressLookupTables(
      await messageWith([transfer(sol, [third])]),
      { [table]: addresses },
    ),
  ),
  third,
)

// An order in tokens. Anybody can make a token that looks the same.
const mint = await generateKeyPairSigner()
const fake = await generateKeyPairSigner()
const ofMint = { mint: mint.address, tokenProgram: TOKEN_PROGRAM_ADDRESS }
const [shopTokens] = await findAssociatedTokenPda({
  ...ofMint,
  owner: shop.address,
})
const [strangerTokens] = await findAssociatedTokenPda({
  ...ofMint,
  owner: stranger.address,
})
for (const [newMint, owner] of [
  [mint, payer],
  [mint, stranger],
  [fake, payer],
] as const) {
  if (owner === payer)
    await landWith(
      await getCreateMintInstructionPlan(client, {
        payer,
        newMint,
        decimals: 6,
        mintAuthority: payer.address,
      }),
    )
  await landWith(
    await getMintToATAInstructionPlanAsync({
      payer,
      owner: owner.address,
      mint: newMint.address,
      mintAuthority: payer,
      amount: 100_000_000n,
      decimals: 6,
    }),
  )
}
const payTokens = (token: Address, amount: bigint) =>
  getTransferToATAInstructionPlanAsync({
    payer,
    mint: token,
    recipient: shop.address,
    authority: payer,
    amount,
    decimals: 6,
  })

const fourth = await newOrder(tokens, shopTokens, mint.address)
// Any instruction can carry the reference, here a transfer of nothing.
const named = transfer(0n, [fourth])
await landWith(await payTokens(mint.address, 1n)) // the shop has an account
await attack(
  'Tokens of another mint',
  await landWith(await payTokens(fake.address, tokens), named),
  fourth,
)
await attack(
  'Too few tokens',
  await landWith(await payTokens(mint.address, tokens - 1n), named),
  fourth,
)
await attack(
  'SOL instead of tokens',
  await landWith(transfer(sol, [fourth])),
  fourth,
)
await attack(
  'Another token account, handed over to the shop',
  await landWith(
    getSetAuthorityInstruction({
      owned: strangerTokens,
      owner: stranger,
      authorityType: AuthorityType.AccountOwner,
      newAuthority: shop.address,
    }),
    named,
  ),
  fourth,
)
await honest(
  'A payment in tokens',
  await landWith(await payTokens(mint.address, tokens), named),
  fourth,
)
