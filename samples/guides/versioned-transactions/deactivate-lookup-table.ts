import {
  fetchAddressLookupTable,
  findAddressLookupTablePda,
  getCloseLookupTableInstruction,
  getCreateLookupTableInstructionAsync,
  getDeactivateLookupTableInstruction,
  getExtendLookupTableInstruction,
} from '@solana-program/address-lookup-table'
import {
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
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
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE,
  unwrapSimulationError,
  type Instruction,
} from '@solana/kit'

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
await sendAndConfirmTransaction(setUp, { commitment: 'confirmed' })

const deactivation = await signTransactionMessageWithSigners(
  await createMessage([
    getDeactivateLookupTableInstruction({
      address: lookupTable,
      authority: payer,
    }),
  ]),
)
assertIsTransactionWithBlockhashLifetime(deactivation)

const closing = await signTransactionMessageWithSigners(
  await createMessage([
    getCloseLookupTableInstruction({
      address: lookupTable,
      authority: payer,
      recipient: payer.address,
    }),
  ]),
)
assertIsTransactionWithBlockhashLifetime(closing)

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

// #region preview
await sendAndConfirmTransaction(deactivation, { commitment: 'confirmed' })
try {
  await sendAndConfirmTransaction(closing, { commitment: 'confirmed' })
} catch (error) {
  const cause = unwrapSimulationError(error)
  const failed =
    SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE
  if (!isSolanaError(error, failed)) throw error
  console.log('Too early:', cause instanceof Error ? cause.message : cause)
  for (const line of error.context.logs ?? []) console.log(line)
}
// #endregion

const { data } = await fetchAddressLookupTable(rpc, lookupTable)
console.log('Deactivated in slot:', data.deactivationSlot)
