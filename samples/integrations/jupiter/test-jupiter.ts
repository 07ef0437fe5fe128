// level: compiled (run-lookups.ts, run-swap.ts and run-build.ts import it)
import { mkdtemp, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Address,
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getAddressEncoder,
  getBase64Encoder,
  getProgramDerivedAddress,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import {
  getDeployWithMaxDataLenInstruction,
  getInitializeBufferInstruction,
  getWriteInstruction,
  LOADER_V3_PROGRAM_ADDRESS,
} from '@solana-program/loader-v3'
import { getCreateAccountInstruction } from '@solana-program/system'

/** One of Jupiter's endpoints: gets query and body, gives the answer. */
export type Endpoint = (
  query: URLSearchParams,
  body: Readonly<Record<string, string>>,
) => unknown

/**
 * Starts an HTTP server on localhost that answers in Jupiter's format, and
 * points the samples at it. It refuses what comes without a key, like Jupiter.
 */
export async function startTestJupiter(
  endpoints: Readonly<Record<string, Endpoint>>,
) {
  const server = createServer(async (request, response) => {
    const answer = (status: number, content: unknown) => {
      response.writeHead(status, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify(content))
    }
    const { pathname, searchParams } = new URL(`http://host${request.url}`)
    const endpoint = endpoints[`${request.method} ${pathname}`]
    if (!request.headers['x-api-key'])
      return answer(401, { message: 'Unauthorized' })
    if (!endpoint) return answer(404, { message: 'Route not found' })
    let body = ''
    for await (const chunk of request) body += chunk
    answer(200, await endpoint(searchParams, JSON.parse(body || '{}')))
  })
  await new Promise<void>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve()),
  )
  server.unref()
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('No port')
  process.env.JUPITER_URL = `http://127.0.0.1:${address.port}`
  process.env.JUPITER_API_KEY = 'test'
  process.env.RPC_URL = 'http://127.0.0.1:8899'
  process.env.RPC_WS_URL = 'ws://127.0.0.1:8900'
}

// The smallest program: two instructions, which return 0. So it accepts all.
const standIn = [
  'f0VMRgIBAQAAAAAAAAAAAAMABwEBAAAAQAAAAAAAAAAAAAAAAAAAAGgAAAAAAAAAAAAAAEAAOA',
  'AAAEAAAwACALcAAAAAAAAAlQAAAAAAAAAALnRleHQALnNoc3RydGFiAAAAAAAAAAAAAAAAAAAA',
  'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  'AAAQAAAAEAAAAGAAAAAAAAAEAAAAAAAAAAQAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAACAAAAAAA',
  'AAAAAAAAAAAAAAcAAAADAAAAAAAAAAAAAAAAAAAAAAAAAFAAAAAAAAAAEQAAAAAAAAAAAAAAAA',
  'AAAAEAAAAAAAAAAAAAAAAAAAA=',
].join('')

/** Deploys a program that takes the place of Jupiter's on the local node. */
export async function deployStandIn(): Promise<Address> {
  const rpc = createSolanaRpc('http://127.0.0.1:8899')
  const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
  const [payer, buffer, program] = await Promise.all([
    generateKeyPairSigner(),
    generateKeyPairSigner(),
    generateKeyPairSigner(),
  ])
  await airdropFactory({ rpc, rpcSubscriptions })({
    commitment: 'confirmed',
    lamports: lamports(1_000_000_000n),
    recipientAddress: payer.address,
  })
  const [programData] = await getProgramDerivedAddress({
    programAddress: LOADER_V3_PROGRAM_ADDRESS,
    seeds: [getAddressEncoder().encode(program.address)],
  })
  const bytes = getBase64Encoder().encode(standIn)
  const newAccount = (space: bigint) => ({
    payer,
    lamports: lamports(10_000_000n),
    space,
    programAddress: LOADER_V3_PROGRAM_ADDRESS,
  })
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
  const transaction = await pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayerSigner(payer, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
    (m) =>
      appendTransactionMessageInstructions(
        [
          getCreateAccountInstruction({
            ...newAccount(37n + BigInt(bytes.length)),
            newAccount: buffer,
          }),
          getInitializeBufferInstruction({
            sourceAccount: buffer.address,
            bufferAuthority: payer.address,
          }),
          getWriteInstruction({
            bufferAccount: buffer.address,
            bufferAuthority: payer,
            offset: 0,
            bytes,
          }),
          getCreateAccountInstruction({
            ...newAccount(36n),
            newAccount: program,
          }),
          getDeployWithMaxDataLenInstruction({
            payerAccount: payer,
            programDataAccount: programData,
            programAccount: program.address,
            bufferAccount: buffer.address,
            authority: payer,
            maxDataLen: bytes.length,
          }),
        ],
        m,
      ),
    signTransactionMessageWithSigners,
  )
  assertIsTransactionWithBlockhashLifetime(transaction)
  await sendAndConfirmTransactionFactory({ rpc, rpcSubscriptions })(
    transaction,
    { commitment: 'confirmed' },
  )
  // A program can be invoked from the next slot on.
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  process.env.JUPITER_PROGRAM = program.address
  return program.address
}

/** Writes a new key pair as solana-keygen does, for the samples to read. */
export async function createKeyPairFile(): Promise<Uint8Array> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(
    'Ed25519',
    true,
    ['sign', 'verify'],
  )
  const pkcs8 = await crypto.subtle.exportKey('pkcs8', privateKey)
  const secret = new Uint8Array(pkcs8).slice(-32)
  const open = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))
  const bytes = new Uint8Array([...secret, ...open])
  const file = join(await mkdtemp(join(tmpdir(), 'jupiter-')), 'id.json')
  await writeFile(file, JSON.stringify([...bytes]), { mode: 0o600 })
  process.env.KEYPAIR = file
  return bytes
}

/** What every quote says, whoever asks. */
export const quote = {
  inputMint: 'So11111111111111111111111111111111111111112' as Address,
  outputMint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v' as Address,
  inAmount: '100000000',
  outAmount: '14752300',
  otherAmountThreshold: '14678539',
  swapMode: 'ExactIn',
  slippageBps: 50,
  router: 'metis',
  mode: 'manual',
  routePlan: [
    { swapInfo: { label: 'Whirlpool' }, percent: 60, bps: 6000 },
    { swapInfo: { label: 'Meteora DLMM' }, percent: 40, bps: 4000 },
  ],
}
