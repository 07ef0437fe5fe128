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
  type InstructionPlanInput,
} from '@solana/kit'
import {
  extension,
  fetchMint,
  getCreateMintInstructionPlan,
  getMintToATAInstructionPlanAsync,
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

// Stands for the server with the metadata.
const file = {
  name: 'Cookbook #1',
  symbol: 'COOK',
  description: 'The first page of a cookbook',
  image: 'https://example.com/1.png',
  attributes: [{ trait_type: 'Course', value: 'Dessert' }],
}
const server = createServer((_, answer) => answer.end(JSON.stringify(file)))
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as AddressInfo

// An NFT to work with, as under "Create an NFT".
const mint = await generateKeyPairSigner()
await send([
  await getCreateMintInstructionPlan(client, {
    payer,
    newMint: mint,
    mintAuthority: payer,
    extensions: [
      extension('MetadataPointer', {
        authority: payer.address,
        metadataAddress: mint.address,
      }),
      extension('TokenMetadata', {
        updateAuthority: payer.address,
        mint: mint.address,
        name: 'Cookbook #1',
        symbol: 'COOK',
        uri: `http://127.0.0.1:${port}/1.json`,
        additionalMetadata: new Map(),
      }),
    ],
  }),
  await getMintToATAInstructionPlanAsync({
    payer,
    owner: payer.address,
    mint: mint.address,
    mintAuthority: payer,
    amount: 1n,
    decimals: 0,
  }),
])

// #region preview
const { data } = await fetchMint(rpc, mint.address)
const extensions = unwrapOption(data.extensions) ?? []
const found = extensions.find((item) => isExtension('TokenMetadata', item))
if (!found) throw new Error('The mint has no metadata of its own')
console.log('Name:  ', found.name)
console.log('Symbol:', found.symbol)

// The rest is behind the URI. Whoever runs that server can change it.
const response = await fetch(found.uri)
if (!response.ok) throw new Error(`The server answered ${response.status}`)
const offChain = await response.json()
console.log('Image: ', offChain.image)
for (const { trait_type, value } of offChain.attributes)
  console.log(`${trait_type}:`, value)
// #endregion

server.close()
