// level: compiled (needs Android; run-mobile.ts runs it with a test wallet)
import {
  type Address,
  appendTransactionMessageInstruction,
  compileTransaction,
  createNoopSigner,
  createSolanaRpc,
  createTransactionMessage,
  getBase58Decoder,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  lamports,
  pipe,
  type Signature,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  signature,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  type AuthorizeAPI,
  type SignAndSendTransactionsAPI,
  transact,
} from '@solana-mobile/mobile-wallet-adapter-protocol'
import { authorize, type Session } from './connect'

type Wallet = AuthorizeAPI & SignAndSendTransactionsAPI
type Transfer = { destination: Address; amount: bigint; url: string }

// #region preview
export async function sendFrom(
  wallet: Wallet,
  session: Session,
  { destination, amount, url }: Transfer,
) {
  // Each transact() is a new session: present the token again.
  const { address: payer } = await authorize(wallet, session.authToken)
  const rpc = createSolanaRpc(url)
  const { context, value: latest } = await rpc.getLatestBlockhash().send()

  const transaction = pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayer(payer, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(latest, m),
    (m) =>
      appendTransactionMessageInstruction(
        getTransferSolInstruction({
          source: createNoopSigner(payer),
          destination,
          amount: lamports(amount),
        }),
        m,
      ),
    compileTransaction,
  )

  // The wallet signs and sends, over an RPC endpoint of its own.
  const { signatures } = await wallet.signAndSendTransactions({
    payloads: [getBase64EncodedWireTransaction(transaction)],
    options: { min_context_slot: Number(context.slot) },
  })
  const [sent] = signatures
  if (!sent) throw new Error('The wallet did not send.')
  const bytes = getBase64Encoder().encode(sent)
  return {
    lastValidBlockHeight: latest.lastValidBlockHeight,
    signature: signature(getBase58Decoder().decode(bytes)),
  }
}

export async function sendSol(session: Session, transfer: Transfer) {
  const sent = await transact((wallet) => sendFrom(wallet, session, transfer))
  // Your app is in front again: now wait for the network.
  await confirm(transfer.url, sent.signature, sent.lastValidBlockHeight)
  return sent.signature
}
// #endregion

// #region confirm
/** Ends when the transaction is confirmed, has failed or can no longer land. */
export async function confirm(
  url: string,
  sent: Signature,
  lastValidBlockHeight: bigint,
) {
  const rpc = createSolanaRpc(url)
  async function look() {
    // The height first: what lands until then is in the status.
    const height = await rpc.getBlockHeight().send()
    const { value } = await rpc.getSignatureStatuses([sent]).send()
    return { height, status: value[0] }
  }
  for (let attempt = 0; attempt < 240; attempt++) {
    // A phone loses its network: that says nothing about the transaction.
    const seen = await look().catch(() => undefined)
    const status = seen?.status
    if (status?.err) throw new Error(`Failed: ${JSON.stringify(status.err)}`)
    const level = status?.confirmationStatus
    if (level === 'confirmed' || level === 'finalized') return
    if (seen && !status && seen.height > lastValidBlockHeight)
      throw new Error('Expired.')
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error(`Nobody knows yet. Look up ${sent} before you pay again.`)
}
// #endregion
