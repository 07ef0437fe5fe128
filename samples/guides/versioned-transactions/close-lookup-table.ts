import {
  findAddressLookupTablePda,
  getCloseLookupTableInstruction,
  getCreateLookupTableInstructionAsync,
  getDeactivateLookupTableInstruction,
} from '@solana-program/address-lookup-table'
import {
  appendTransactionMessageInstruction,
  createTransactionMessage,
  generateKeyPairSigner,
  type Instruction,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { FailedTransactionMetadata, LiteSVM } from 'litesvm'

// The wait of 513 slots takes minutes: here LiteSVM jumps over them.
const svm = new LiteSVM()
const authority = await generateKeyPairSigner()
svm.airdrop(authority.address, lamports(1_000_000_000n))

async function send(instruction: Instruction) {
  const transaction = await pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayerSigner(authority, m),
    (m) =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash: svm.latestBlockhash(), lastValidBlockHeight: 0n },
        m,
      ),
    (m) => appendTransactionMessageInstruction(instruction, m),
    signTransactionMessageWithSigners,
  )
  const result = svm.sendTransaction(transaction)
  svm.expireBlockhash()
  return result instanceof FailedTransactionMetadata ? 'refused' : 'done'
}

/** Starts new slots; the sysvar SlotHashes keeps the latest 512. */
function nextSlots(count: bigint) {
  const { slot } = svm.getClock()
  svm.warpToSlot(slot + count)
  const ended = Array.from({ length: 512 }, (_, index) => ({
    slot: slot + count - 1n - BigInt(index),
    hash: svm.latestBlockhash(),
  }))
  svm.setSlotHashes(ended)
}

nextSlots(1_000n)
const recentSlot = svm.getClock().slot - 1n
const [lookupTable] = await findAddressLookupTablePda({
  authority: authority.address,
  recentSlot,
})
await send(
  await getCreateLookupTableInstructionAsync({
    authority: authority.address,
    payer: authority,
    recentSlot,
  }),
)

// #region preview
const deactivation = getDeactivateLookupTableInstruction({
  address: lookupTable,
  authority,
})
console.log('Deactivate:', await send(deactivation))

const closing = getCloseLookupTableInstruction({
  address: lookupTable,
  authority,
  recipient: authority.address,
})
nextSlots(512n)
console.log('Close 512 slots later:', await send(closing))
nextSlots(1n)
console.log('Close 513 slots later:', await send(closing))
// #endregion

console.log('Table exists:', svm.getAccount(lookupTable).exists)
