import {
  AccountRole,
  generateKeyPairSigner,
  signature,
  type Address,
  type Instruction,
  type Signature,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  AuthorityType,
  findAssociatedTokenPda,
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
import {
  createMint,
  landInVersion1,
  landWith,
  landWithLookupTable,
  mintTokens,
} from './test-payments'

const stranger = await generateKeyPairSigner()
const sol = 10_000_000n
const tokens = 2_500_000n

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
const both = await landWith(payer, transfer(sol, [first, second]))
await attack('One payment for two orders, the first', both, first)
await attack('One payment for two orders, the second', both, second)

const once = await landWith(payer, transfer(sol, [first]))
await attack('The payment of another order', once, second)
await honest('A payment', once, first)
await attack('The same payment a second time', once, first)

await attack(
  'One lamport too little',
  await landWith(payer, transfer(sol - 1n, [second])),
  second,
)
await attack(
  'A payment to somebody else',
  await landWith(payer, transfer(sol, [second], stranger.address)),
  second,
)
await attack(
  'A payment that failed',
  // The second transfer asks for more than the payer has.
  await landWith(payer, transfer(sol, [second]), transfer(sol * 1_000n, [])),
  second,
)
await attack(
  'A signature that no transaction has',
  signature('1'.repeat(64)),
  second,
)

// The same in version 1, and with the shop in a lookup table.
await honest(
  'A payment of version 1',
  await landInVersion1(payer, transfer(sol, [second])),
  second,
)
const third = await newOrder(sol)
await honest(
  'A payment that finds the shop in a lookup table',
  await landWithLookupTable(payer, transfer(sol, [third]), [
    shop.address,
    third.reference,
  ]),
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
await createMint(payer, mint)
await createMint(payer, fake)
await mintTokens(payer, mint.address, payer.address, 100_000_000n)
await mintTokens(payer, mint.address, stranger.address, 100_000_000n)
await mintTokens(payer, fake.address, payer.address, 100_000_000n)
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
// From now on the shop has an account.
await landWith(payer, await payTokens(mint.address, 1n))
await attack(
  'Tokens of another mint',
  await landWith(payer, await payTokens(fake.address, tokens), named),
  fourth,
)
await attack(
  'Too few tokens',
  await landWith(payer, await payTokens(mint.address, tokens - 1n), named),
  fourth,
)
await attack(
  'SOL instead of tokens',
  await landWith(payer, transfer(sol, [fourth])),
  fourth,
)
await attack(
  'Another token account, handed over to the shop',
  await landWith(
    payer,
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
  await landWith(payer, await payTokens(mint.address, tokens), named),
  fourth,
)
