import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  airdropFactory,
  appendTransactionMessageInstructionPlan,
  assertIsTransactionWithBlockhashLifetime,
  createClientWithGetMinimumBalanceFromRpc,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  lamports,
  parseInstructionPlanInput,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  unwrapOption,
  type Address,
  type InstructionPlanInput,
} from '@solana/kit'
import {
  extension,
  fetchMint,
  getCreateMintInstructionPlan,
  isExtension,
} from '@solana-program/token-2022'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const client = createClientWithGetMinimumBalanceFromRpc(rpc)
const airdrop = airdropFactory({ rpc, rpcSubscriptions })
const sendAndConfirmTransaction = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
})

const payer = await generateKeyPairSigner()
await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: payer.address,
})

async function send(instructions: InstructionPlanInput) {
  const plan = parseInstructionPlanInput(instructions)
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
  const transaction = await pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayerSigner(payer, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
    (m) => appendTransactionMessageInstructionPlan(plan, m),
    signTransactionMessageWithSigners,
  )
  assertIsTransactionWithBlockhashLifetime(transaction)
  await sendAndConfirmTransaction(transaction, { commitment: 'confirmed' })
}

// #region preview
/** Goes the way of a wallet, from the mint to the image, and stops at the first fault. */
async function findLogo(mint: Address) {
  const { data } = await fetchMint(rpc, mint)
  const extensions = unwrapOption(data.extensions) ?? []
  const found = extensions.find((item) => isExtension('TokenMetadata', item))
  if (!found) throw new Error('The mint has no metadata of its own')
  return findImage(found.uri, found)
}

async function findImage(uri: string, onChain: { name: string }) {
  const { name, image } = await load(uri, 'JSON file').then(readJson)
  if (name !== onChain.name)
    throw new Error(`The JSON file is about ${JSON.stringify(name)}`)
  if (typeof image !== 'string') throw new Error('It has no field "image"')
  const response = await load(image, 'image')
  const type = response.headers.get('content-type') ?? ''
  if (!type.startsWith('image/')) throw new Error(`The image is ${type}`)
  return `${image}, ${type}`
}

async function load(uri: string, what: string) {
  if (!URL.canParse(uri)) throw new Error(`No address of the ${what}: "${uri}"`)
  const { protocol, hostname } = new URL(uri)
  if (protocol !== 'https:' && hostname !== '127.0.0.1')
    throw new Error(`Not every app reads ${protocol} as in ${uri}`)
  const response = await fetch(uri, { signal: AbortSignal.timeout(10_000) })
  if (!response.ok) throw new Error(`The ${what} gives ${response.status}`)
  if (response.headers.get('access-control-allow-origin') !== '*')
    throw new Error(`Web apps cannot read the ${what}: CORS`)
  return response
}
// #endregion

async function readJson(response: Response) {
  const text = await response.text()
  try {
    const file: { name?: unknown; image?: unknown } = JSON.parse(text)
    return file
  } catch {
    throw new Error(`The JSON file begins with ${text.slice(0, 15)}`)
  }
}

// Stands for the server with the files. Its answers are the usual mistakes.
const server = createServer(({ url }, response) => {
  const page = '<!doctype html><title>points.json</title>'
  const files: Record<string, [type: string, text: string]> = {
    '/points.json': ['application/json', json(`${origin}/points.svg`)],
    '/page': ['text/html', page],
    '/no-image.json': ['application/json', json(undefined)],
    '/relative.json': ['application/json', json('points.svg')],
    '/ipfs.json': ['application/json', json('ipfs://bafybeigdyrzt5s')],
    '/page-of-image.json': ['application/json', json(`${origin}/page`)],
    '/other.json': ['application/json', '{"name":"Other Points"}'],
    '/no-cors.json': ['application/json', json(`${origin}/points.svg`)],
    '/points.svg': [
      'image/svg+xml',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
    ],
  }
  const [type, text] = files[url ?? ''] ?? ['text/plain', 'Not found']
  response.statusCode = type === 'text/plain' ? 404 : 200
  response.setHeader('content-type', type)
  if (url !== '/no-cors.json')
    response.setHeader('access-control-allow-origin', '*')
  response.end(text)
})
const json = (image: string | undefined) =>
  JSON.stringify({ name: 'Cookbook Points', symbol: 'COOK', image })
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as AddressInfo
const origin = `http://127.0.0.1:${port}`

/** Creates a token whose metadata, if it has any, names the file. */
async function createToken(file?: string) {
  const mint = await generateKeyPairSigner()
  const extensions = [
    extension('MetadataPointer', {
      authority: payer.address,
      metadataAddress: mint.address,
    }),
    extension('TokenMetadata', {
      updateAuthority: payer.address,
      mint: mint.address,
      name: 'Cookbook Points',
      symbol: 'COOK',
      uri: file === '' ? '' : `${origin}/${file}`,
      additionalMetadata: new Map(),
    }),
  ]
  await send(
    await getCreateMintInstructionPlan(client, {
      payer,
      newMint: mint,
      decimals: 6,
      mintAuthority: payer,
      ...(file !== undefined && { extensions }),
    }),
  )
  return mint.address
}

async function look(what: string, file?: string) {
  const mint = await createToken(file)
  const result = await findLogo(mint).catch((error: Error) => error.message)
  console.log(`${what}\n  ${result.replaceAll(origin, 'https://example.com')}`)
}

await look('Everything is there', 'points.json')
await look('No metadata')
await look('Metadata without a link', '')
await look('A link to a file that is gone', 'gone.json')
await look('A link to a web page that shows the file', 'page')
await look('The file of another token', 'other.json')
await look('A file without an image', 'no-image.json')
await look('An image without its address', 'relative.json')
await look('An image on IPFS, without a gateway', 'ipfs.json')
await look('A link to a web page that shows the image', 'page-of-image.json')
await look('A server that web pages cannot ask', 'no-cors.json')

server.close()
