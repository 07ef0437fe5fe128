// level: compiled (needs an API key and SOL; run-build.ts runs it on localhost)
import { readFile } from 'node:fs/promises'
import {
  AccountRole,
  type Address,
  type AddressesByLookupTableAddress,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  type Blockhash,
  compressTransactionMessageUsingAddressLookupTables,
  createKeyPairSignerFromBytes,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  estimateResourceLimitsFactory,
  getBase58Decoder,
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

const url = process.env.JUPITER_URL ?? 'https://api.jup.ag'
const headers = { 'x-api-key': process.env.JUPITER_API_KEY ?? '' }
const rpc = createSolanaRpc(
  process.env.RPC_URL ?? 'https://api.mainnet-beta.solana.com',
)
const rpcSubscriptions = createSolanaRpcSubscriptions(
  process.env.RPC_WS_URL ?? 'wss://api.mainnet-beta.solana.com',
)

// The file that `solana-keygen new` writes.
const file = process.env.KEYPAIR ?? 'id.json'
const taker = await createKeyPairSignerFromBytes(
  new Uint8Array(JSON.parse(await readFile(file, 'utf8'))),
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
  readonly blockhashWithMetadata: {
    readonly blockhash: readonly number[]
    readonly lastValidBlockHeight: number
  }
}

// #region preview
const query = new URLSearchParams({
  inputMint: 'So11111111111111111111111111111111111111112',
  outputMint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  amount: '100000000', // 0.1 SOL, in lamports
  taker: taker.address,
  slippageBps: '50',
})
const response = await fetch(`${url}/swap/v2/build?${query}`, { headers })
if (!response.ok)
  throw new Error(`HTTP ${response.status}: ${await response.text()}`)
const build: Build = await response.json()

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

// The price for compute units can be far above what it takes to land: never
// offer more than your own maximum. A price has the kind 3 in its first byte.
const [priceData] = build.computeBudgetInstructions
  .map(({ data }) => getBase64Encoder().encode(data))
  .filter(([kind]) => kind === 3)
const asked = priceData ? getU64Decoder().decode(priceData, 1) : 0n
const ceiling = 1_000_000n // micro-lamports for each compute unit
const price = asked < ceiling ? asked : ceiling

const cleanup = build.cleanupInstruction
const instructions = [
  ...build.setupInstructions.map(toInstruction),
  toInstruction(build.swapInstruction),
  ...build.otherInstructions.map(toInstruction),
  // Your own instructions.
  getAddMemoInstruction({ memo: 'Swapped for order 1042' }),
  ...(cleanup ? [toInstruction(cleanup)] : []),
]

const { blockhash, lastValidBlockHeight } = build.blockhashWithMetadata
const lifetime = {
  blockhash: getBase58Decoder().decode(new Uint8Array(blockhash)) as Blockhash,
  lastValidBlockHeight: BigInt(lastValidBlockHeight),
}
const lookupTables: AddressesByLookupTableAddress =
  build.addressesByLookupTableAddress ?? {}

const message = pipe(
  createTransactionMessage({ version: 0 }),
  (m) => setTransactionMessageFeePayerSigner(taker, m),
  (m) => setTransactionMessageLifetimeUsingBlockhash(lifetime, m),
  (m) => appendTransactionMessageInstructions(instructions, m),
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
