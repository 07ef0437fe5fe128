import {
  findAddressLookupTablePda,
  getCreateLookupTableInstructionAsync,
  getExtendLookupTableInstruction,
} from '@solana-program/address-lookup-table'
import {
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  compressTransactionMessageUsingAddressLookupTables,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  isSolanaError,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  SOLANA_ERROR__JSON_RPC__INVALID_PARAMS,
  type Instruction,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const airdrop = airdropFactory({ rpc, rpcSubscriptions })
const sendAndConfirmTransaction = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
})

const payer = await generateKeyPairSigner()
const recipients = await Promise.all(
  Array.from({ length: 3 }, () => generateKeyPairSigner()),
)
const addresses = recipients.map(({ address }) => address)

await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: payer.address,
})

const createMessage = async (instructions: Instruction[]) => {
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
  return pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayerSigner(payer, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
    (m) => appendTransactionMessageInstructions(instructions, m),
  )
}

const recentSlot = await rpc.getSlot({ commitment: 'finalized' }).send()
const [lookupTable] = await findAddressLookupTablePda({
  authority: payer.address,
  recentSlot,
})

const setUp = await signTransactionMessageWithSigners(
  await createMessage([
    await getCreateLookupTableInstructionAsync({
      authority: payer.address,
      payer,
      recentSlot,
    }),
    getExtendLookupTableInstruction({
      address: lookupTable,
      authority: payer,
      payer,
      addresses,
    }),
  ]),
)
assertIsTransactionWithBlockhashLifetime(setUp)

// #region preview
const transaction = await signTransactionMessageWithSigners(
  compressTransactionMessageUsingAddressLookupTables(
    await createMessage(
      addresses.map((destination) =>
        getTransferSolInstruction({
          source: payer,
          destination,
          amount: lamports(1_000_000n),
        }),
      ),
    ),
    { [lookupTable]: addresses },
  ),
)
assertIsTransactionWithBlockhashLifetime(transaction)

// Waits for the beginning of a slot, for ten seconds at most.
async function waitForNextSlot() {
  const getSlot = () => rpc.getSlot({ commitment: 'processed' }).send()
  const slot = await getSlot()
  for (let tries = 1; tries <= 1_000; tries += 1) {
    if ((await getSlot()) > slot) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('No new slot in ten seconds')
}

// Both are signed ahead, and both go out at the beginning of a slot.
await waitForNextSlot()

await sendAndConfirmTransaction(setUp, { commitment: 'confirmed' })
try {
  await sendAndConfirmTransaction(transaction, { commitment: 'confirmed' })
} catch (error) {
  if (!isSolanaError(error, SOLANA_ERROR__JSON_RPC__INVALID_PARAMS)) throw error
  console.log('In the same slot:', error.context.__serverMessage)
  console.log('Code:', error.context.__code)
}

await waitForNextSlot()
await sendAndConfirmTransaction(transaction, { commitment: 'confirmed' })
console.log('A little later: confirmed')
// #endregion
