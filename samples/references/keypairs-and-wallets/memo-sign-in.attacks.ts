import {
  address,
  appendTransactionMessageInstructions,
  compileTransaction,
  createNoopSigner,
  createTransactionMessage,
  decompileTransactionMessage,
  generateKeyPairSigner,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  getTransactionEncoder,
  partiallySignTransaction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  signBytes,
  blockhash,
  type Instruction,
  type Transaction,
} from '@solana/kit'
import { getAddMemoInstruction } from '@solana-program/memo'
import { getTransferSolInstruction } from '@solana-program/system'
import { acceptSignIn, askToSignIn } from './memo-sign-in'

const user = await generateKeyPairSigner()
const thief = await generateKeyPairSigner()

const read = (bytes: Uint8Array) => getTransactionDecoder().decode(bytes)
const write = (transaction: Transaction) =>
  Uint8Array.from(getTransactionEncoder().encode(transaction))
const sign = async (signer: typeof user, transaction: Transaction) =>
  write(await partiallySignTransaction([signer.keyPair], transaction))

/** The same transaction with other instructions. */
function change(
  bytes: Uint8Array,
  instructions: (asked: readonly Instruction[]) => readonly Instruction[],
) {
  const compiled = getCompiledTransactionMessageDecoder().decode(
    read(bytes).messageBytes,
  )
  const lifetime = {
    blockhash: blockhash(compiled.lifetimeToken),
    lastValidBlockHeight: 0n,
  }
  const message = decompileTransactionMessage(compiled)
  return pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayer(user.address, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(lifetime, m),
    (m) =>
      appendTransactionMessageInstructions(
        instructions(message.instructions),
        m,
      ),
    compileTransaction,
  )
}

// The System program's address, a point of small order.
const anybody = address('11111111111111111111111111111111')

async function attack(what: string, attempt: () => Promise<unknown>) {
  let refusal: string | undefined
  try {
    await attempt()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    refusal = error.message
  }
  if (!refusal) throw new Error(`Not refused: ${what}`)
  console.log(`${what}. ${refusal}`)
}

await attack('An answer twice', async () => {
  const { nonce, transaction } = await askToSignIn(user.address)
  const signed = await sign(user, read(transaction))
  await acceptSignIn(nonce, user.address, signed)
  await acceptSignIn(nonce, user.address, signed)
})

await attack('An old answer for a new nonce', async () => {
  const old = await askToSignIn(user.address)
  const { nonce } = await askToSignIn(user.address)
  const signed = await sign(user, read(old.transaction))
  await acceptSignIn(nonce, user.address, signed)
})

await attack('An answer ten minutes later', async () => {
  const { nonce, transaction } = await askToSignIn(user.address)
  const signed = await sign(user, read(transaction))
  const later = Date.now() + 10 * 60 * 1000
  await acceptSignIn(nonce, user.address, signed, later)
})

await attack('No signature', async () => {
  const { nonce, transaction } = await askToSignIn(user.address)
  await acceptSignIn(nonce, user.address, transaction)
})

await attack('The signature of a thief', async () => {
  const { nonce, transaction } = await askToSignIn(user.address)
  const { messageBytes } = read(transaction)
  const signature = await signBytes(thief.keyPair.privateKey, messageBytes)
  const signatures = { [user.address]: signature }
  const forged = write({ messageBytes, signatures })
  await acceptSignIn(nonce, user.address, forged)
})

await attack('A key that anybody can sign for', async () => {
  const { nonce, transaction } = await askToSignIn(anybody)
  const { messageBytes } = read(transaction)
  const signature = await signBytes(thief.keyPair.privateKey, messageBytes)
  const signatures = { [anybody]: signature }
  await acceptSignIn(nonce, anybody, write({ messageBytes, signatures }))
})

await attack('A thief who signs for himself', async () => {
  const { nonce } = await askToSignIn(user.address)
  const own = await askToSignIn(thief.address)
  const signed = await sign(thief, read(own.transaction))
  await acceptSignIn(nonce, user.address, signed)
})

await attack('The nonce of a thief, the name of the user', async () => {
  const { nonce, transaction } = await askToSignIn(thief.address)
  const signed = await sign(thief, read(transaction))
  await acceptSignIn(nonce, user.address, signed)
})

await attack('A memo for another site', async () => {
  const { nonce, transaction } = await askToSignIn(user.address)
  const memo = getAddMemoInstruction({
    memo: 'thief.example: sign in',
    signers: [createNoopSigner(user.address)],
  })
  const signed = await sign(
    user,
    change(transaction, () => [memo]),
  )
  await acceptSignIn(nonce, user.address, signed)
})

await attack('A payment behind the memo', async () => {
  const { nonce, transaction } = await askToSignIn(user.address)
  const payment = getTransferSolInstruction({
    source: createNoopSigner(user.address),
    destination: thief.address,
    amount: 1_000_000n,
  })
  const changed = change(transaction, (asked) => [...asked, payment])
  await acceptSignIn(nonce, user.address, await sign(user, changed))
})
