// level: compiled (pays a tip in SOL; run-bundle.ts runs it on localhost)
import { readFile } from 'node:fs/promises'
import {
  address,
  appendTransactionMessageInstructions,
  commitmentComparator,
  createKeyPairSignerFromBytes,
  createSolanaRpc,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  pipe,
  setTransactionMessageComputeUnitLimit,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type Base64EncodedWireTransaction,
  type Instruction,
  type Signature,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'

// Jito's engine for mainnet: https://mainnet.block-engine.jito.wtf/api/v1
const [rpcUrl, engine, keyFile, to] = process.argv.slice(2)
if (!rpcUrl || !engine || !keyFile || !to)
  throw new Error(
    'Usage: send-bundle.ts <RPC> <block engine> <key file> <recipient>',
  )
const floors = process.env.JITO_FLOORS ?? 'https://bundles.jito.wtf/api/v1'
const rpc = createSolanaRpc(rpcUrl)
const commitment = 'confirmed'
const recipient = address(to)

// The file that `solana-keygen new` writes.
const payer = await createKeyPairSignerFromBytes(
  new Uint8Array(JSON.parse(await readFile(keyFile, 'utf8'))),
)

const sleep = (time: number) =>
  new Promise((resolve) => setTimeout(resolve, time))

// A request that nobody answers ends after ten seconds.
const soon = () => ({ abortSignal: AbortSignal.timeout(10_000) })

async function jito<Answer>(method: string, params: unknown[]) {
  const response = await fetch(`${engine}/bundles`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: AbortSignal.timeout(10_000),
  })
  if (!response.ok) throw new Error(`Block engine: HTTP ${response.status}`)
  const { result, error }: { result: Answer; error?: { message: string } } =
    await response.json()
  if (error) throw new Error(`Block engine: ${error.message}`)
  return result
}

const pay = (destination: string, lamports: bigint) =>
  getTransferSolInstruction({
    source: payer,
    destination: address(destination),
    amount: lamports,
  })

export interface Bundle {
  readonly transactions: readonly Base64EncodedWireTransaction[]
  readonly signatures: readonly Signature[]
  readonly lastValidBlockHeight: bigint
}

// Two transfers and the limit itself use 450 units.
const unitLimit = 500

async function signBundle(parts: readonly Instruction[][]): Promise<Bundle> {
  const { value: latestBlockhash } = await rpc
    .getLatestBlockhash({ commitment })
    .send()
  const signed = await Promise.all(
    parts.map((instructions) =>
      pipe(
        createTransactionMessage({ version: 0 }),
        (m) => setTransactionMessageFeePayerSigner(payer, m),
        (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
        (m) => setTransactionMessageComputeUnitLimit(unitLimit, m),
        (m) => appendTransactionMessageInstructions(instructions, m),
        signTransactionMessageWithSigners,
      ),
    ),
  )
  return {
    transactions: signed.map(getBase64EncodedWireTransaction),
    signatures: signed.map(getSignatureFromTransaction),
    lastValidBlockHeight: latestBlockhash.lastValidBlockHeight,
  }
}

const report = (error: Error) => console.log('No answer:', error.message)

// #region preview
// The most that the tip may be, and the least that the engine takes.
const maxTip = 1_000_000n
const minTip = 1_000n

// A tip like the middle one of the last bundles.
export async function chooseTip() {
  const response = await fetch(`${floors}/bundles/tip_floor`, {
    signal: AbortSignal.timeout(10_000),
  })
  if (!response.ok) throw new Error(`Tips: HTTP ${response.status}`)
  const [floor] = await response.json()
  const middle: unknown = floor?.landed_tips_50th_percentile // in SOL
  if (typeof middle !== 'number' || !(middle >= 0))
    throw new Error('The service names no tip')
  const tip = BigInt(Math.ceil(Math.min(middle, 1) * 1e9))
  return tip > maxTip ? maxTip : tip < minTip ? minTip : tip
}

async function ask(signatures: readonly Signature[], withHistory: boolean) {
  // Read the height first: a status read after it cannot be too old.
  const height = await rpc.getBlockHeight({ commitment }).send(soon())
  const { value: statuses } = await rpc
    .getSignatureStatuses(signatures, { searchTransactionHistory: withHistory })
    .send(soon())
  return { height, statuses }
}

// The engine's word is no proof: only the chain decides.
export async function sendUntilDecided(
  bundle: Bundle,
  pause = 2_000,
  maxTries = 60,
) {
  const { lastValidBlockHeight, signatures, transactions } = bundle
  let height = 0n
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const isOver = height > lastValidBlockHeight
    // A request that failed says nothing about the bundle: ask again.
    const answer = await ask(signatures, isOver).catch(report)
    if (answer) {
      height = answer.height
      const known = answer.statuses.filter((status) => status !== null)
      const settled = known.filter(
        ({ confirmationStatus: level }) =>
          level && commitmentComparator(level, commitment) >= 0,
      )
      if (settled.some(({ err }) => err))
        throw new Error(`Failed in a block: ${signatures}`)
      if (settled.length === signatures.length) return 'landed'
      // Asked twice since the window is over, the second time in the history.
      if (isOver && known.length === 0) return 'expired'
      if (isOver && known.length === settled.length)
        throw new Error(`Only a part has landed: ${signatures}`)

      if (height <= lastValidBlockHeight && known.length === 0)
        await jito('sendBundle', [transactions, { encoding: 'base64' }]).catch(
          report,
        )
    }
    await sleep(pause)
  }
  throw new Error(`Undecided, ask again before you pay: ${signatures}`)
}

const tip = await chooseTip()
const tipAccounts = await jito<string[]>('getTipAccounts', [])
const tipAccount = tipAccounts[Math.floor(Math.random() * tipAccounts.length)]
if (!tipAccount) throw new Error('The engine names no tip account')

// The tip is in the last transaction, so that it is paid only with the rest.
const bundle = await signBundle([
  [pay(recipient, 10_000_000n)],
  [pay(recipient, 20_000_000n), pay(tipAccount, tip)],
])
// Without a key, the engine answers one request each second.
await sleep(1_100)
const result = await sendUntilDecided(bundle)
if (result === 'expired') throw new Error('Nothing has landed: sign again')
// #endregion
console.log('Tip:', tip, 'lamports')
console.log('Landed, all of it')
