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

const session = 'session of the user'
const other = 'session of the thief'

await attack('An answer twice', async () => {
  const asked = await askToSignIn(session, user.address)
  const signed = await sign(user, read(asked))
  await acceptSignIn(session, signed)
  await acceptSignIn(session, signed)
})

await attack('An old answer to a new request', async () => {
  const old = await askToSignIn(session, user.address)
  await askToSignIn(session, user.address)
  await acceptSignIn(session, await sign(user, read(old)))
})

await attack('A stolen answer in the session of a thief', async () => {
  const asked = await askToSignIn(session, user.address)
  await askToSignIn(other, user.address)
  await acceptSignIn(other, await sign(user, read(asked)))
})

// The page of the thief makes the user's browser send this. Whatever the user
// stores then would be in the thief's account.
await attack("A thief's own answer, in another session", async () => {
  const asked = await askToSignIn(other, thief.address)
  await acceptSignIn('of a user', await sign(thief, read(asked)))
})

await attack('The same while the user signs in', async () => {
  const asked = await askToSignIn(other, thief.address)
  await askToSignIn(session, user.address)
  await acceptSignIn(session, await sign(thief, read(asked)))
})

await attack('An answer ten minutes later', async () => {
  const asked = await askToSignIn(session, user.address)
  const signed = await sign(user, read(asked))
  await acceptSignIn(session, signed, Date.now() + 10 * 60 * 1000)
})

await attack('No signature', async () => {
  await acceptSignIn(session, await askToSignIn(session, user.address))
})

await attack('The signature of a thief', async () => {
  const asked = await askToSignIn(session, user.address)
  const { messageBytes } = read(asked)
  const signature = await signBytes(thief.keyPair.privateKey, messageBytes)
  const signatures = { [user.address]: signature }
  await acceptSignIn(session, write({ messageBytes, signatures }))
})

await attack('A key that anybody can sign for', async () => {
  const asked = await askToSignIn(session, anybody)
  const { messageBytes } = read(asked)
  const signature = await signBytes(thief.keyPair.privateKey, messageBytes)
  const signatures = { [anybody]: signature }
  await acceptSignIn(session, write({ messageBytes, signatures }))
})

await attack('A memo for another site', async () => {
  const asked = await askToSignIn(session, user.address)
  const memo = getAddMemoInstruction({
    memo: 'thief.example: sign in',
    signers: [createNoopSigner(user.address)],
  })
  const changed = change(asked, () => [memo])
  await acceptSignIn(session, await sign(user, changed))
})

await attack('A payment behind the memo', async () => {
  const asked = await askToSignIn(session, user.address)
  const payment = getTransferSolInstruction({
    source: createNoopSigner(user.address),
    destination: thief.address,
    amount: 1_000_000n,
  })
  const changed = change(asked, (before) => [...before, payment])
  await acceptSignIn(session, await sign(user, changed))
})
