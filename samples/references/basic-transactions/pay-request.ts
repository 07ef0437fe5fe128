import {
  airdropFactory,
  assertIsFullySignedTransaction,
  assertIsInstructionWithAccounts,
  assertIsInstructionWithData,
  assertIsTransactionWithinSizeLimit,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  decompileTransactionMessage,
  generateKeyPairSigner,
  getBase64Decoder,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  lamports,
  partiallySignTransaction,
  type Address,
  type TransactionMessageBytesBase64,
} from '@solana/kit'
import { COMPUTE_BUDGET_PROGRAM_ADDRESS } from '@solana-program/compute-budget'
import {
  parseSystemInstruction,
  SYSTEM_PROGRAM_ADDRESS,
  SystemInstruction,
} from '@solana-program/system'
import { shop, url } from './transaction-request'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const airdrop = airdropFactory({ rpc, rpcSubscriptions })

const transferSize = 12 // bytes of data
const knownConfigBits = 0b11111 // fee, units, loaded data, heap

// #region preview
// In a wallet its user allows this, after reading it on the screen.
type Allowed = {
  wallet: Address // the only one that signs
  recipient: Address
  maxAmount: bigint
  maxFee: bigint
}

// Throws unless the transaction is one transfer of SOL that is allowed.
export async function checkRequest(wire: string, allowed: Allowed) {
  const transaction = getTransactionDecoder().decode(
    getBase64Encoder().encode(wire),
  )
  const { messageBytes, signatures } = transaction
  if (Object.keys(signatures).join() !== allowed.wallet)
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

  const { instructions } = decompileTransactionMessage(compiled)
  const [transfer, ...others] = instructions.filter(
    ({ programAddress }) => programAddress !== COMPUTE_BUDGET_PROGRAM_ADDRESS,
  )
  if (!transfer) throw new Error('No transfer')
  if (others.length) throw new Error('More than one instruction')
  if (transfer.programAddress !== SYSTEM_PROGRAM_ADDRESS)
    throw new Error(`Unknown program ${transfer.programAddress}`)
  assertIsInstructionWithData(transfer)
  assertIsInstructionWithAccounts(transfer)
  const parsed = parseSystemInstruction(transfer)
  if (
    parsed.instructionType !== SystemInstruction.TransferSol ||
    transfer.data.length !== transferSize ||
    transfer.accounts.length !== 2
  )
    throw new Error('Not a transfer of SOL')

  const recipient = parsed.accounts.destination.address
  const { amount } = parsed.data
  if (recipient !== allowed.recipient) throw new Error(`Pays ${recipient}`)
  if (amount > allowed.maxAmount) throw new Error(`Pays ${amount} lamports`)

  // Your node knows each way to name a fee, that of version 1 too.
  const message = getBase64Decoder().decode(messageBytes)
  const { value: fee } = await rpc
    .getFeeForMessage(message as TransactionMessageBytesBase64)
    .send()
  if (fee === null) throw new Error('The blockhash is unknown')
  if (fee > allowed.maxFee) throw new Error(`A fee of ${fee} lamports`)
  return { transaction, recipient, amount, fee }
}
// #endregion

const wallet = await generateKeyPairSigner()
await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: wallet.address,
})

// #region pay
const response = await fetch(url, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ account: wallet.address }),
  signal: AbortSignal.timeout(10_000),
})
const { transaction: wire, message } = await response.json()
if (!response.ok) throw new Error(`HTTP ${response.status}: ${message}`)

// If the server names networks, yours must be among them.
const genesisHash = await rpc.getGenesisHash().send()
const networks = response.headers.get('X-Blockchain-Ids')?.split(/\s*,\s*/)
if (networks && !networks.includes(`solana:${genesisHash.slice(0, 32)}`))
  throw new Error(`Made for ${networks.join(', ')}`)

const { transaction, recipient, amount, fee } = await checkRequest(wire, {
  wallet: wallet.address,
  recipient: shop,
  maxAmount: 10_000_000n, // 0.01 SOL
  maxFee: 20_000n, // lamports
})
console.log(`${message}: ${amount} lamports to ${recipient}, fee ${fee}`)
const signed = await partiallySignTransaction([wallet.keyPair], transaction)
assertIsFullySignedTransaction(signed)
assertIsTransactionWithinSizeLimit(signed)
const signature = await rpc
  .sendTransaction(getBase64EncodedWireTransaction(signed), {
    encoding: 'base64',
  })
  .send()
// #endregion
console.log('Signature:', signature)
const { value: balance } = await rpc.getBalance(shop).send()
console.log('The shop has', balance, 'lamports')
