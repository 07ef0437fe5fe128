// level: compiled (pays a tip in SOL; run-bundle.ts runs it on localhost)
import { readFile } from 'node:fs/promises'
import {
  address,
  appendTransactionMessageInstructions,
  createKeyPairSignerFromBytes,
  createSolanaRpc,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type Instruction,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'

const engine =
  process.env.JITO_URL ?? 'https://mainnet.block-engine.jito.wtf/api/v1'
const floors = process.env.JITO_FLOORS ?? 'https://bundles.jito.wtf/api/v1'
const rpc = createSolanaRpc(
  process.env.RPC_URL ?? 'https://api.mainnet.solana.com',
)
const recipient = address(process.env.RECIPIENT ?? '')

// The file that `solana-keygen new` writes.
const file = process.env.KEYPAIR ?? 'id.json'
const payer = await createKeyPairSignerFromBytes(
  new Uint8Array(JSON.parse(await readFile(file, 'utf8'))),
)

async function jito<Answer>(method: string, params: unknown[]) {
  // Without a key, the engine answers one request each second.
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  const response = await fetch(`${engine}/bundles`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  if (!response.ok) throw new Error(`Block engine: HTTP ${response.status}`)
  const { result, error }: { result: Answer; error?: { message: string } } =
    await response.json()
  if (error) throw new Error(`Block engine: ${error.message}`)
  return result
}

const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
async function sign(instructions: Instruction[]) {
  const transaction = await pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayerSigner(payer, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
    (m) => appendTransactionMessageInstructions(instructions, m),
    signTransactionMessageWithSigners,
  )
  return getBase64EncodedWireTransaction(transaction)
}
const pay = (destination: string, lamports: bigint) =>
  getTransferSolInstruction({
    source: payer,
    destination: address(destination),
    amount: lamports,
  })

// Asks until the bundle is in a block, or its blockhash has expired.
type Statuses = { value: ({ bundle_id: string; slot: number } | null)[] }
async function landed(id: string) {
  while (true) {
    const statuses = await jito<Statuses>('getBundleStatuses', [[id]])
    const [status] = statuses.value
    if (status) return status
    const height = await rpc.getBlockHeight().send()
    if (height > latestBlockhash.lastValidBlockHeight) return null
  }
}
// #region preview
// jito(), sign(), pay() and landed(): see the full program.

// A tip like the middle one of the last bundles, but never above a ceiling.
const ceiling = 1_000_000n
const [floor] = await (await fetch(`${floors}/bundles/tip_floor`)).json()
const middle = Number(floor.landed_tips_50th_percentile) // in SOL
const asked = Number.isFinite(middle)
  ? BigInt(Math.ceil(middle * 1e9))
  : ceiling
const amount = asked < ceiling ? asked : ceiling
const tipAccounts = await jito<string[]>('getTipAccounts', [])
const tipAccount = tipAccounts[Math.floor(Math.random() * tipAccounts.length)]

// The tip is in the last transaction, so that it is paid only with the rest.
const bundle = [
  await sign([pay(recipient, 10_000_000n)]),
  await sign([pay(recipient, 20_000_000n), pay(tipAccount ?? '', amount)]),
]
const id = await jito<string>('sendBundle', [bundle, { encoding: 'base64' }])

// The id says only that the bundle arrived.
const status = await landed(id)
// #endregion
console.log('Tip:', amount, 'lamports')
console.log(status ? 'Landed, all of it' : 'Not landed, nothing of it')
