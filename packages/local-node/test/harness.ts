import {
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  type Blockhash,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  type Instruction,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type TransactionSigner,
} from '@solana/kit'
import { startNode } from '../src/server'

const host = '127.0.0.1'
export const sol = 1_000_000_000n

/** Every test file is a process of its own, so that its ports are too. */
const port = 20_000 + (process.pid % 20_000) * 2

/** A node on ports of its own, with clients and a raw call. */
export async function startTestNode() {
  const node = await startNode({ host, port })
  const url = `http://${host}:${port}`
  const send = (body: string, type = 'application/json') =>
    fetch(url, { method: 'POST', headers: { 'content-type': type }, body })
  const rpc = createSolanaRpc(url)
  const rpcSubscriptions = createSolanaRpcSubscriptions(
    `ws://${host}:${port + 1}`,
  )
  const airdrop = airdropFactory({ rpc, rpcSubscriptions })
  return {
    node,
    url,
    rpc,
    rpcSubscriptions,
    /** Sends a body as it is. */
    send,
    async call(method: string, params: readonly unknown[] = []) {
      const call = { jsonrpc: '2.0', id: 1, method, params }
      return (await send(JSON.stringify(call))).json()
    },
    async fundedSigner(amount = 2n * sol) {
      const signer = await generateKeyPairSigner()
      await airdrop({
        commitment: 'confirmed',
        lamports: lamports(amount),
        recipientAddress: signer.address,
      })
      return signer
    },
    /** A signed transaction with the newest blockhash, or with another. */
    async sign(
      payer: TransactionSigner,
      instructions: readonly Instruction[],
      blockhash?: Blockhash,
    ) {
      const { value: latest } = await rpc.getLatestBlockhash().send()
      const lifetime = blockhash ? { ...latest, blockhash } : latest
      const transaction = await pipe(
        createTransactionMessage({ version: 0 }),
        (m) => setTransactionMessageFeePayerSigner(payer, m),
        (m) => setTransactionMessageLifetimeUsingBlockhash(lifetime, m),
        (m) => appendTransactionMessageInstructions(instructions, m),
        (m) => signTransactionMessageWithSigners(m),
      )
      assertIsTransactionWithBlockhashLifetime(transaction)
      return { transaction, wire: getBase64EncodedWireTransaction(transaction) }
    },
  }
}

export type TestNode = Awaited<ReturnType<typeof startTestNode>>
