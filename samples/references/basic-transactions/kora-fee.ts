// level: compiled (needs a Kora service; run-kora.ts runs it on localhost)
import { readFile } from 'node:fs/promises'
import {
  address,
  appendTransactionMessageInstructions,
  blockhash,
  createKeyPairSignerFromBytes,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  partiallySignTransactionMessageWithSigners,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  type Instruction,
} from '@solana/kit'
import {
  findAssociatedTokenPda,
  getTransferCheckedInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'

const url = process.env.KORA_URL ?? 'http://127.0.0.1:8080'
const mint = address(process.env.FEE_TOKEN ?? '')
const friend = address(process.env.RECIPIENT ?? '')

// The file that `solana-keygen new` writes.
const file = process.env.KEYPAIR ?? 'id.json'
const user = await createKeyPairSignerFromBytes(
  new Uint8Array(JSON.parse(await readFile(file, 'utf8'))),
)

// Kora speaks JSON-RPC, with named parameters.
async function kora<Answer>(method: string, params?: object): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result, error } = await response.json()
  if (error) throw new Error(`Kora ${error.code}: ${error.message}`)
  return result
}

const { signer_address: feePayer } = await kora<{ signer_address: string }>(
  'getPayerSigner',
)

async function sign(instructions: Instruction[]) {
  const latest = await kora<{ blockhash: string }>('getBlockhash')
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayer(address(feePayer), m),
    (m) =>
      setTransactionMessageLifetimeUsingBlockhash(
        // Kora does not answer with a block height.
        { blockhash: blockhash(latest.blockhash), lastValidBlockHeight: 0n },
        m,
      ),
    (m) => appendTransactionMessageInstructions(instructions, m),
  )
  const signed = await partiallySignTransactionMessageWithSigners(message)
  return getBase64EncodedWireTransaction(signed)
}

const tokenProgram = TOKEN_PROGRAM_ADDRESS
async function payTokens(to: string, amount: bigint) {
  const owner = address(to)
  const accounts = { mint, tokenProgram }
  const [source] = await findAssociatedTokenPda({
    ...accounts,
    owner: user.address,
  })
  const [destination] = await findAssociatedTokenPda({ ...accounts, owner })
  return getTransferCheckedInstruction({
    source,
    mint,
    destination,
    authority: user,
    amount,
    decimals: 6,
  })
}

// #region preview
// kora() posts JSON-RPC, payTokens() builds a transfer, sign() signs by the
// user with Kora as the fee payer: see the full program.

// What the user wants, and what it costs in the token.
const transfer = await payTokens(friend, 5_000_000n)
const fee = await kora<{ fee_in_token: number; payment_address: string }>(
  'estimateTransactionFee',
  { transaction: await sign([transfer]), fee_token: mint },
)
const maximum = 100_000
if (fee.fee_in_token > maximum) throw new Error(`Too much: ${fee.fee_in_token}`)

// The same with the payment. Kora checks it, signs and sends.
const payment = await payTokens(fee.payment_address, BigInt(fee.fee_in_token))
const { signature } = await kora<{ signature: string }>(
  'signAndSendTransaction',
  { transaction: await sign([transfer, payment]), signer_key: feePayer },
)
// #endregion
console.log('Fee:', fee.fee_in_token, 'base units')
console.log('Signature:', signature)
