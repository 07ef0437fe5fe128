// level: compiled (run-wallet.ts runs it with a test wallet)
import {
  type Address,
  address,
  appendTransactionMessageInstruction,
  assertIsFullySignedTransaction,
  assertIsTransactionWithinSizeLimit,
  bytesEqual,
  compileTransaction,
  createNoopSigner,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  getSignatureFromTransaction,
  getTransactionDecoder,
  getTransactionEncoder,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import type { IdentifierString, Wallet } from '@wallet-standard/base'
import { getAccount } from './get-account'

export type Cluster = { chain: IdentifierString; url: string; wsUrl: string }

// #region preview
export async function sendSol(
  connected: Wallet,
  cluster: Cluster,
  destination: Address,
  amount: bigint,
) {
  const { account, wallet } = await getAccount(connected)
  const payer = address(account.address)
  const rpc = createSolanaRpc(cluster.url)
  const { value: blockhash } = await rpc.getLatestBlockhash().send()

  const transaction = pipe(
    // This wallet signs legacy transactions and version 0.
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayer(payer, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(blockhash, m),
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

  const { signTransaction } = wallet.features['solana:signTransaction']
  const [output] = await signTransaction({
    account,
    chain: cluster.chain,
    transaction: Uint8Array.from(getTransactionEncoder().encode(transaction)),
  })
  if (!output) throw new Error('The wallet did not sign.')

  // The lifetime is not in the bytes: take yours.
  const signed = {
    ...getTransactionDecoder().decode(output.signedTransaction),
    lifetimeConstraint: transaction.lifetimeConstraint,
  }
  if (!bytesEqual(signed.messageBytes, transaction.messageBytes))
    throw new Error('The wallet signed another transaction.')
  assertIsFullySignedTransaction(signed)
  assertIsTransactionWithinSizeLimit(signed)
  const rpcSubscriptions = createSolanaRpcSubscriptions(cluster.wsUrl)
  const sendAndConfirm = sendAndConfirmTransactionFactory({
    rpc,
    rpcSubscriptions,
  })
  await sendAndConfirm(signed, { commitment: 'confirmed' })
  return getSignatureFromTransaction(signed)
}
// #endregion
