import {
  appendTransactionMessageInstructions,
  assertIsInstructionWithAccounts,
  assertIsInstructionWithData,
  compileTransaction,
  createNoopSigner,
  createSolanaRpc,
  createTransactionMessage,
  decompileTransactionMessage,
  generateKeyPairSigner,
  getBase64Decoder,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  partiallySignTransaction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  type Address,
  type TransactionMessageBytesBase64,
} from '@solana/kit'
import { COMPUTE_BUDGET_PROGRAM_ADDRESS } from '@solana-program/compute-budget'
import {
  getCloseAccountInstruction,
  getWithdrawExcessLamportsInstruction,
  identifyTokenInstruction,
  TOKEN_PROGRAM_ADDRESS,
  TokenInstruction,
} from '@solana-program/token'
import { TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const knownConfigBits = 0b11111 // fee, units, loaded data, heap

// #region preview
const cleaning = [
  TokenInstruction.CloseAccount,
  TokenInstruction.WithdrawExcessLamports,
]
const programs: Address[] = [TOKEN_PROGRAM_ADDRESS, TOKEN_2022_PROGRAM_ADDRESS]

type Allowed = {
  wallet: Address
  tokenAccounts: readonly Address[] // yours, that may be emptied and closed
  maxFee: bigint
}

// Throws unless the transaction only brings lamports back to this wallet.
export async function checkCleaning(wire: string, allowed: Allowed) {
  const { wallet, tokenAccounts, maxFee } = allowed
  const transaction = getTransactionDecoder().decode(
    getBase64Encoder().encode(wire),
  )
  const { messageBytes, signatures } = transaction
  if (Object.keys(signatures).join() !== wallet)
    throw new Error(`Signers: ${Object.keys(signatures).join(', ')}`)
  const decoder = getCompiledTransactionMessageDecoder()
  const [compiled, end] = decoder.read(messageBytes, 0)
  if (end !== messageBytes.length) throw new Error('Bytes after the message')
  if (!['legacy', 0, 1].includes(compiled.version))
    throw new Error(`Unknown version: ${compiled.version}`)
  if ('configMask' in compiled && compiled.configMask > knownConfigBits)
    throw new Error('Unknown setting in the message')
  if ('addressTableLookups' in compiled)
    throw new Error('Addresses in a lookup table')

  for (const instruction of decompileTransactionMessage(compiled)
    .instructions) {
    const { programAddress } = instruction
    if (programAddress === COMPUTE_BUDGET_PROGRAM_ADDRESS) continue
    if (!programs.includes(programAddress))
      throw new Error(`Unknown program ${programAddress}`)
    assertIsInstructionWithData(instruction)
    assertIsInstructionWithAccounts(instruction)
    const kind = identifyTokenInstruction(instruction)
    if (!cleaning.includes(kind))
      throw new Error(`Instruction ${TokenInstruction[kind]}`)
    const [account, destination, owner, ...others] = instruction.accounts
    if (instruction.data.length !== 1 || !account || others.length)
      throw new Error(`Unknown form of ${TokenInstruction[kind]}`)
    if (!tokenAccounts.includes(account.address))
      throw new Error(`Not on your list: ${account.address}`)
    if (destination?.address !== wallet || owner?.address !== wallet)
      throw new Error(`The lamports go to ${destination?.address}`)
  }

  // Your node knows each way to name a fee, that of version 1 too.
  const message = getBase64Decoder().decode(messageBytes)
  const { value: fee } = await rpc
    .getFeeForMessage(message as TransactionMessageBytesBase64)
    .send()
  if (fee === null) throw new Error('The blockhash is unknown')
  if (fee > maxFee) throw new Error(`A fee of ${fee} lamports`)
  return { transaction, fee }
}
// #endregion

// Stands for what a cleaning service sends.
const wallet = await generateKeyPairSigner()
const { address: empty } = await generateKeyPairSigner()
const { address: used } = await generateKeyPairSigner()
const owner = createNoopSigner(wallet.address)
const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
const wire = pipe(
  createTransactionMessage({ version: 0 }),
  (m) => setTransactionMessageFeePayer(wallet.address, m),
  (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
  (m) =>
    appendTransactionMessageInstructions(
      [
        getCloseAccountInstruction({
          account: empty,
          destination: wallet.address,
          owner,
        }),
        getWithdrawExcessLamportsInstruction({
          source: used,
          destination: wallet.address,
          authority: owner,
        }),
      ],
      m,
    ),
  compileTransaction,
  getBase64EncodedWireTransaction,
)

// #region sign
const { transaction, fee } = await checkCleaning(wire, {
  wallet: wallet.address,
  tokenAccounts: [empty, used], // those of getTokenAccountsByOwner
  maxFee: 20_000n, // lamports
})
const signed = await partiallySignTransaction([wallet.keyPair], transaction)
// #endregion
console.log('Fee:', fee, 'lamports')
console.log('Signed by:', Object.keys(signed.signatures).join())
