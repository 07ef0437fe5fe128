// level: compiled (needs an API key and SOL; run-build.ts runs it on localhost)
import { readFile } from 'node:fs/promises'
import {
  AccountRole,
  type Address,
  address,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  compressTransactionMessageUsingAddressLookupTables,
  createKeyPairSignerFromBytes,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  estimateResourceLimitsFactory,
  fetchAddressesForLookupTables,
  getBase64Encoder,
  getSignatureFromTransaction,
  getU64Decoder,
  type Instruction,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageComputeUnitLimit,
  setTransactionMessageComputeUnitPrice,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { getAddMemoInstruction } from '@solana-program/memo'
import { checkInstructions, type Swap } from './check-order'

const { JUPITER_API_KEY, KEYPAIR = 'id.json' } = process.env
const { RPC_URL, RPC_WS_URL } = process.env
const [, , leastUsdc] = process.argv
if (!JUPITER_API_KEY || !RPC_URL || !RPC_WS_URL || !leastUsdc)
  throw new Error(
    'Usage: JUPITER_API_KEY=… RPC_URL=… RPC_WS_URL=… build.ts <least USDC>',
  )

const url = process.env.JUPITER_URL ?? 'https://api.jup.ag'
const headers = { 'x-api-key': JUPITER_API_KEY }
const program = process.env.JUPITER_PROGRAM
const rpc = createSolanaRpc(RPC_URL)
const rpcSubscriptions = createSolanaRpcSubscriptions(RPC_WS_URL)

// The file that `solana-keygen new` writes.
const taker = await createKeyPairSignerFromBytes(
  new Uint8Array(JSON.parse(await readFile(KEYPAIR, 'utf8'))),
)

interface ApiInstruction {
  readonly programId: Address
  readonly accounts: readonly {
    readonly pubkey: Address
    readonly isSigner: boolean
    readonly isWritable: boolean
  }[]
  readonly data: string
}

interface Build {
  readonly outAmount: string
  readonly computeBudgetInstructions: readonly ApiInstruction[]
  readonly setupInstructions: readonly ApiInstruction[]
  readonly swapInstruction: ApiInstruction
  readonly otherInstructions: readonly ApiInstruction[]
  readonly cleanupInstruction: ApiInstruction | null
  readonly addressesByLookupTableAddress: Record<Address, Address[]> | null
}

const role = (isSigner: boolean, isWritable: boolean) => {
  if (isSigner)
    return isWritable
      ? AccountRole.WRITABLE_SIGNER
      : AccountRole.READONLY_SIGNER
  return isWritable ? AccountRole.WRITABLE : AccountRole.READONLY
}
const toInstruction = (instruction: ApiInstruction): Instruction => ({
  programAddress: instruction.programId,
  accounts: instruction.accounts.map(({ pubkey, isSigner, isWritable }) => ({
    address: pubkey,
    role: role(isSigner, isWritable),
  })),
  data: getBase64Encoder().encode(instruction.data),
})

// #region preview
const swap: Swap = {
  program: address(program ?? 'JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4'),
  taker: taker.address,
  inputMint: address('So11111111111111111111111111111111111111112'),
  outputMint: address('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'),
  maximumIn: 100_000_000n, // 0.1 SOL, in lamports
  minimumOut: BigInt(leastUsdc), // in millionths of a USDC
  maximumCreated: 4, // token accounts, each with a deposit
  maximumCost: 100_000n, // in lamports, without the priority fee
}
const maximumPrice = 1_000_000n // micro-lamports for each compute unit

const query = new URLSearchParams({
  inputMint: swap.inputMint,
  outputMint: swap.outputMint,
  amount: `${swap.maximumIn}`,
  taker: swap.taker,
  slippageBps: '50',
})
const response = await fetch(`${url}/swap/v2/build?${query}`, { headers })
if (!response.ok)
  throw new Error(`HTTP ${response.status}: ${await response.text()}`)
const build: Build = await response.json()

const before = [
  ...build.setupInstructions.map(toInstruction),
  toInstruction(build.swapInstruction),
  ...build.otherInstructions.map(toInstruction),
]
const after = build.cleanupInstruction
  ? [toInstruction(build.cleanupInstruction)]
  : []
// Throws unless they make the swap that you want, and nothing else.
await checkInstructions([...before, ...after], swap)
const yours = getAddMemoInstruction({ memo: 'Swapped for order 1042' })

// The price for compute units can be far above what it takes to land: never
// offer more than your own maximum. A price has the kind 3 in its first byte.
const [priceData] = build.computeBudgetInstructions
  .map(({ data }) => getBase64Encoder().encode(data))
  .filter(([kind]) => kind === 3)
const asked = priceData ? getU64Decoder().decode(priceData, 1) : 0n
const price = asked < maximumPrice ? asked : maximumPrice

// Read the tables yourself: what the answer says of them proves nothing.
const lookupTables = await fetchAddressesForLookupTables(
  Object.keys(build.addressesByLookupTableAddress ?? {}).map(address),
  rpc,
)
const { value: blockhash } = await rpc.getLatestBlockhash().send()

const message = pipe(
  createTransactionMessage({ version: 0 }),
  (m) => setTransactionMessageFeePayerSigner(taker, m),
  (m) => setTransactionMessageLifetimeUsingBlockhash(blockhash, m),
  (m) => appendTransactionMessageInstructions([...before, yours, ...after], m),
  (m) => setTransactionMessageComputeUnitPrice(price, m),
  (m) => compressTransactionMessageUsingAddressLookupTables(m, lookupTables),
)

// The answer has no limit for compute units: simulate, and add a fifth,
// because pools change before the transaction lands.
const { computeUnitLimit } = await estimateResourceLimitsFactory({ rpc })(
  message,
)
const withLimit = setTransactionMessageComputeUnitLimit(
  Math.ceil(computeUnitLimit * 1.2),
  message,
)

const transaction = await signTransactionMessageWithSigners(withLimit)
assertIsTransactionWithBlockhashLifetime(transaction)
await sendAndConfirmTransactionFactory({ rpc, rpcSubscriptions })(transaction, {
  commitment: 'confirmed',
})
console.log('Offered:', BigInt(build.outAmount))
console.log('Price for each compute unit:', price, 'instead of', asked)
console.log('Signature:', getSignatureFromTransaction(transaction))
// #endregion
