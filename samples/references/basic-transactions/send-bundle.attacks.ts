import {
  airdropFactory,
  createKeyPairSignerFromBytes,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  generateKeyPairSigner,
  getBase58Decoder,
  lamports,
  signature,
} from '@solana/kit'
import { createKeyPairFile, startService } from './test-service'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const airdrop = airdropFactory({ rpc, rpcSubscriptions })

const payer = await createKeyPairSignerFromBytes(await createKeyPairFile())
const recipient = await generateKeyPairSigner()
const tipAccount = await generateKeyPairSigner()
await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: payer.address,
})

// What the chain answers for each of two signatures, from look to look; the
// last answer stays. The window is over from the third look on.
type Level = 'processed' | 'confirmed' | 'finalized'
type Status = { confirmationStatus: Level; err: unknown } | null
const landed: Status = { confirmationStatus: 'confirmed', err: null }
const pending: Status = { confirmationStatus: 'processed', err: null }
const failed: Status = { confirmationStatus: 'confirmed', err: 'Failed' }

let answers: readonly (readonly Status[] | 'refused')[] = [[landed, landed]]
let looks = 0
let sends = 0
let tip: unknown = 0.00001

// Stands in for the RPC node: only the statuses and the height are made up.
const node = await startService({
  async getLatestBlockhash() {
    const { context, value } = await rpc.getLatestBlockhash().send()
    const { blockhash } = value
    return {
      context: { slot: Number(context.slot) },
      value: { blockhash, lastValidBlockHeight: 2 },
    }
  },
  getBlockHeight() {
    looks += 1
    return looks
  },
  getSignatureStatuses() {
    const answer = answers[Math.min(looks, answers.length) - 1]
    if (answer === 'refused') throw new Error('Too many requests')
    return { context: { slot: looks }, value: answer }
  },
})

// Stands in for the block engine: it takes every bundle, and sends none.
const engine = await startService({
  getTipAccounts: () => [tipAccount.address],
  sendBundle() {
    sends += 1
    if (answers[0] === 'refused') throw new Error('Too many requests')
    return 'bundle-1'
  },
})
const floors = await startService({}, [
  {
    get landed_tips_50th_percentile() {
      return tip
    },
  },
])
process.env.JITO_FLOORS = floors
process.argv.splice(
  2,
  Infinity,
  node,
  engine,
  process.env.KEYPAIR ?? '',
  recipient.address,
)
const { chooseTip, sendUntilDecided } = await import('./send-bundle')

const bundle = {
  transactions: [],
  signatures: [1, 2].map((byte) =>
    signature(getBase58Decoder().decode(new Uint8Array(64).fill(byte))),
  ),
  lastValidBlockHeight: 2n,
}

async function provoke(
  fault: string,
  given: typeof answers,
  expected: 'landed' | 'expired' | RegExp,
) {
  answers = given
  looks = 0
  sends = 0
  console.log(fault)
  const result = await sendUntilDecided(bundle, 10, 8).catch(
    (error: Error) => error.message,
  )
  const isExpected =
    expected instanceof RegExp ? expected.test(result) : result === expected
  if (!isExpected) throw new Error(`Not as expected: ${result}`)
  const [reason] = result.split(':')
  const answer = result === 'landed' ? 'Landed' : `Refused: ${reason}`
  console.log(`  ${answer}. Sent ${sends} times`)
}

console.log()
await provoke(
  'The engine names an id, but the chain never knows the bundle',
  [[null, null]],
  'expired',
)
await provoke(
  'The block with the bundle is dropped',
  [
    [pending, pending],
    [null, null],
  ],
  'expired',
)
await provoke('It fails in a block', [[landed, failed]], /^Failed/)
await provoke(
  'Somebody sent only its first half on',
  [[landed, null]],
  /^Only a part/,
)
await provoke(
  'It stays in a block that nobody votes for',
  [[pending, pending]],
  /^Undecided/,
)
await provoke(
  'It is confirmed after the end of its window',
  [
    [null, null],
    [pending, pending],
    [pending, pending],
    [pending, pending],
    [landed, landed],
  ],
  'landed',
)
await provoke(
  'A node that is behind finds it only in the history',
  [
    [null, null],
    [null, null],
    [null, null],
    [landed, landed],
  ],
  'landed',
)
await provoke(
  'Node and engine are busy at first',
  ['refused', [null, null], [landed, landed]],
  'landed',
)
await provoke('The node never answers', ['refused'], /^Undecided/)

// What the service of the tips says.
tip = 250
console.log('The service names a tip of 250 SOL')
const most = await chooseTip()
if (most > 1_000_000n) throw new Error(`Accepted: ${most}`)
console.log(`  Tip: ${most} lamports`)
for (tip of [null, -1, 'much']) {
  const result = await chooseTip().catch((error: Error) => error)
  if (!(result instanceof Error)) throw new Error(`Accepted: ${result}`)
  console.log(`The service names a tip of ${tip}`)
  console.log(`  Refused: ${result.message}`)
}
