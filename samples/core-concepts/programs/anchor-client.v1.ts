// level: compiled (run-anchor-client.v1.ts runs it)
import { AnchorError, AnchorProvider, Program, utils } from '@anchor-lang/core'
import type { SolanaSignTransactionFeature } from '@solana/wallet-standard-features'
import {
  type Connection,
  PublicKey,
  SendTransactionError,
  Transaction,
  VersionedTransaction,
} from '@solana/web3.js'
import type { WalletAccount, WalletWithFeatures } from '@wallet-standard/base'
import BN from 'bn.js'
// anchor build writes them: target/idl/vault.json and target/types/vault.ts.
import { idl, type Vault } from './vault-idl'

// #region preview
/** A wallet of the browser, in the form that Anchor asks for. */
export function toAnchorWallet(
  wallet: WalletWithFeatures<SolanaSignTransactionFeature>,
  account: WalletAccount,
  chain: `solana:${string}`,
): AnchorProvider['wallet'] {
  const { signTransaction } = wallet.features['solana:signTransaction']
  async function signAll<T extends Transaction | VersionedTransaction>(
    transactions: T[],
  ) {
    const outputs = await signTransaction(
      ...transactions.map((transaction) => ({
        account,
        chain,
        transaction: Uint8Array.from(
          transaction.serialize({ requireAllSignatures: false }),
        ),
      })),
    )
    return outputs.map(({ signedTransaction }, at) =>
      transactions[at] instanceof VersionedTransaction
        ? VersionedTransaction.deserialize(signedTransaction)
        : Transaction.from(signedTransaction),
    ) as T[]
  }
  return {
    publicKey: new PublicKey(account.address),
    signAllTransactions: signAll,
    async signTransaction(transaction) {
      const [signed] = await signAll([transaction])
      if (!signed) throw new Error('The wallet returned no transaction')
      return signed
    },
  }
}

export function createProgram(
  connection: Connection,
  wallet: AnchorProvider['wallet'],
) {
  const provider = new AnchorProvider(connection, wallet, {
    commitment: 'confirmed',
  })
  return new Program<Vault>(idl, provider)
}

/** Opens the vault of the user, and puts SOL into it. */
export async function openAndDeposit(
  program: Program<Vault>,
  owner: PublicKey,
  lamports: bigint,
) {
  // Anchor derives the addresses of the PDAs from the IDL.
  const open = program.methods.open().accounts({ owner })
  const { vault } = await open.pubkeys()
  if (!vault) throw new Error('The IDL has no seeds for the vault')
  return program.methods
    .deposit(new BN(lamports.toString()))
    .accountsPartial({ depositor: owner, vault })
    .preInstructions([await open.instruction()])
    .transaction()
}
// #endregion

// #region send
/** Signs, sends and waits. It needs no WebSocket, and ends in any case. */
export async function signAndSend(
  connection: Connection,
  wallet: AnchorProvider['wallet'],
  transaction: Transaction,
  maxTries = 120,
): Promise<'confirmed' | 'failed' | 'expired'> {
  const latest = await connection.getLatestBlockhash('confirmed')
  transaction.feePayer = wallet.publicKey
  transaction.recentBlockhash = latest.blockhash
  const signed = await wallet.signTransaction(transaction)
  if (!signed.signature) throw new Error('The wallet did not sign')
  const signature = utils.bytes.bs58.encode(signed.signature)
  await connection
    .sendRawTransaction(signed.serialize(), {
      preflightCommitment: 'confirmed',
    })
    .catch((error) => {
      // After any other error, the node may have the transaction.
      if (!(error instanceof SendTransactionError)) return
      // The log of a refused transaction names the error of the program.
      throw (error.logs && AnchorError.parse(error.logs)) || error
    })

  let height = 0
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const isOver = height > latest.lastValidBlockHeight
    try {
      // Read the height first: a status read after it cannot be too old.
      height = await connection.getBlockHeight('confirmed')
      const { value } = await connection.getSignatureStatus(signature, {
        searchTransactionHistory: isOver,
      })
      const level = value?.confirmationStatus
      if (level === 'confirmed' || level === 'finalized')
        return value?.err ? 'failed' : 'confirmed'
      if (!value && isOver) return 'expired'
    } catch (error) {
      // A request that failed says nothing about the transaction: ask again.
      console.warn(error)
    }
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
  throw new Error(`Undecided: ask again for ${signature}`)
}
// #endregion
