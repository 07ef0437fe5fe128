import {
  getCloseInstruction,
  getInitializeBufferInstruction,
  LOADER_V3_PROGRAM_ADDRESS,
} from '@solana-program/loader-v3'
import { getCreateAccountInstruction } from '@solana-program/system'
import {
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getAddressEncoder,
  getBase64Decoder,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type Address,
  type Base64EncodedBytes,
  type Instruction,
} from '@solana/kit'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const airdrop = airdropFactory({ rpc, rpcSubscriptions })
const sendAndConfirmTransaction = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
})

// The authority of the buffers, usually the wallet that paid for them.
const payer = await generateKeyPairSigner()
await airdrop({
  commitment: 'confirmed',
  lamports: lamports(5_000_000_000n),
  recipientAddress: payer.address,
})

async function send(instructions: Instruction[]) {
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
  const transaction = await pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayerSigner(payer, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
    (m) => appendTransactionMessageInstructions(instructions, m),
    signTransactionMessageWithSigners,
  )
  assertIsTransactionWithBlockhashLifetime(transaction)
  await sendAndConfirmTransaction(transaction, { commitment: 'confirmed' })
}

// Two deployments that stopped early.
for (const space of [20_000n, 200_000n]) {
  const buffer = await generateKeyPairSigner()
  await send([
    getCreateAccountInstruction({
      payer,
      newAccount: buffer,
      lamports: await rpc.getMinimumBalanceForRentExemption(space).send(),
      space,
      programAddress: LOADER_V3_PROGRAM_ADDRESS,
    }),
    getInitializeBufferInstruction({
      sourceAccount: buffer.address,
      bufferAuthority: payer.address,
    }),
  ])
}

// #region preview
async function listBuffers() {
  // A buffer begins with 1 as u32; then 1 as u8, and its authority.
  const start = new Uint8Array([1, 0, 0, 0, 1])
  const authority = getAddressEncoder().encode(payer.address)
  const buffers = await rpc
    .getProgramAccounts(LOADER_V3_PROGRAM_ADDRESS, {
      encoding: 'base64',
      dataSlice: { offset: 0, length: 0 },
      filters: [
        {
          memcmp: {
            offset: 0n,
            bytes: getBase64Decoder().decode(
              new Uint8Array([...start, ...authority]),
            ) as Base64EncodedBytes,
            encoding: 'base64',
          },
        },
      ],
    })
    .send()
  const largestFirst = buffers.toSorted((a, b) =>
    Number(b.account.lamports - a.account.lamports),
  )
  for (const { pubkey, account } of largestFirst)
    console.log(`  ${pubkey}: ${account.lamports} lamports`)
  return largestFirst.map(({ pubkey }) => pubkey)
}

/** Deletes a buffer, and with it what has been written so far. */
async function closeBuffer(buffer: Address) {
  const close = getCloseInstruction({
    bufferOrProgramDataAccount: buffer,
    destinationAccount: payer.address,
    authority: payer,
  })
  await send([close])
}

console.log('Before:')
const [first] = await listBuffers()
if (!first) throw new Error('There is nothing to close')
// Close a buffer by its address: another one may wait for its upgrade.
await closeBuffer(first)
console.log('After:')
await listBuffers()
// #endregion
