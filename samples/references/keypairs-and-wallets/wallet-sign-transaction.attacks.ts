// level: tested (without a network)
import {
  AccountRole,
  appendTransactionMessageInstructions,
  blockhash,
  compileTransaction,
  compressTransactionMessageUsingAddressLookupTables,
  createNoopSigner,
  createTransactionMessage,
  generateKeyPairSigner,
  pipe,
  setTransactionMessageConfig,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  type Address,
  type Instruction,
  type Transaction,
} from '@solana/kit'
import {
  getRequestHeapFrameInstruction,
  getSetComputeUnitPriceInstruction,
} from '@solana-program/compute-budget'
import {
  getAdvanceNonceAccountInstruction,
  getAssignInstruction,
  getTransferSolInstruction,
} from '@solana-program/system'
import { withGuard, withPriorityFee } from './changing-wallet'
import { compareSigned, LIGHTHOUSE } from './compare-signed'

const { address: user } = await generateKeyPairSigner()
const { address: shop } = await generateKeyPairSigner()
const { address: thief } = await generateKeyPairSigner()
const recent = blockhash('GfVcyD4kkTrj4bKc7WA9sZCin9JDbdT4Zkd3EittNR1W')
const SOL = 1_000_000_000n

const compile = (
  instructions: readonly Instruction[],
  { feePayer = user, blockhash = recent } = {},
) =>
  pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayer(feePayer, m),
    (m) =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash, lastValidBlockHeight: 0n },
        m,
      ),
    (m) => appendTransactionMessageInstructions(instructions, m),
    compileTransaction,
  )
const pay = (destination: Address, amount: bigint, from = user) =>
  getTransferSolInstruction({
    source: createNoopSigner(from),
    destination,
    amount,
  })

// The app asks for two payments.
const first = pay(shop, 10_000_000n)
const second = pay(shop, 20_000_000n)
const both = [first, second]
const asked = compile(both)

// What honest wallets do.
const kept = compile(withGuard(withPriorityFee(both), user))
const { guards, priorityFee } = compareSigned(asked, kept)
console.log(`Accepted: ${guards} guard, a fee of ${priorityFee} lamports`)

function attack(what: string, signed: Transaction, sent: Transaction = asked) {
  let refusal: string | undefined
  try {
    compareSigned(sent, signed)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    refusal = error.message
  }
  if (!refusal) throw new Error(`Not refused: ${what}`)
  console.log(`${what}. ${refusal}`)
}

attack('A third payment', compile([...both, pay(thief, 1n)]))
attack('Another recipient', compile([first, pay(thief, 20_000_000n)]))
attack('Another amount', compile([first, pay(shop, 20_000_001n)]))
attack('A payment less', compile([first]))
attack('Another order', compile([second, first]))
attack('Another fee payer', compile(both, { feePayer: thief }))
attack('Another signer', compile([...both, pay(shop, 1n, thief)]))
attack('Another blockhash', compile(both, { blockhash: blockhash(shop) }))

const assign = getAssignInstruction({
  account: createNoopSigner(user),
  programAddress: thief,
})
attack('The account for a program', compile([...both, assign]))

const price = getSetComputeUnitPriceInstruction({ microLamports: 10_000_000n })
attack('A price without a limit', compile([price, ...both]))

const heap = getRequestHeapFrameInstruction({ bytes: 65_536 })
attack('A larger heap', compile([heap, ...both]))

const memoryWrite: Instruction = {
  programAddress: LIGHTHOUSE,
  accounts: [{ address: user, role: AccountRole.WRITABLE_SIGNER }],
  data: Uint8Array.of(0),
}
attack('A guard that writes', compile([...both, memoryWrite]))

const advance = getAdvanceNonceAccountInstruction({
  nonceAccount: thief,
  nonceAuthority: createNoopSigner(user),
})
attack(
  'A fee before the nonce',
  compile(withPriorityFee([advance, ...both])),
  compile([advance, ...both]),
)

const lifetime = { blockhash: recent, lastValidBlockHeight: 0n }
const version1 = pipe(
  createTransactionMessage({ version: 1 }),
  (m) => setTransactionMessageFeePayer(user, m),
  (m) => setTransactionMessageLifetimeUsingBlockhash(lifetime, m),
  (m) => setTransactionMessageConfig({ priorityFeeLamports: SOL }, m),
  (m) => appendTransactionMessageInstructions(both, m),
  compileTransaction,
)
attack('A fee of 1 SOL in version 1', version1)

const withTable = pipe(
  createTransactionMessage({ version: 0 }),
  (m) => setTransactionMessageFeePayer(user, m),
  (m) => setTransactionMessageLifetimeUsingBlockhash(lifetime, m),
  (m) => appendTransactionMessageInstructions(both, m),
  (m) =>
    compressTransactionMessageUsingAddressLookupTables(m, { [thief]: [shop] }),
  compileTransaction,
)
attack('A lookup table', withTable)
