// level: tested (a virtual machine stands in for the network)
import { AnchorError } from '@anchor-lang/core'
import {
  address,
  generateKeyPair,
  getAddressFromPublicKey,
  getBase58Decoder,
  getBase64Decoder,
  getBase64Encoder,
  getTransactionDecoder,
  getTransactionEncoder,
  lamports,
  partiallySignTransaction,
  type FullySignedTransaction,
  type Transaction,
  type TransactionWithinSizeLimit,
} from '@solana/kit'
import type { SolanaSignTransactionFeature } from '@solana/wallet-standard-features'
import { Connection, PublicKey } from '@solana/web3.js'
import type { WalletAccount, WalletWithFeatures } from '@wallet-standard/base'
import BN from 'bn.js'
import { FailedTransactionMetadata, LiteSVM } from 'litesvm'
import {
  createProgram,
  openAndDeposit,
  signAndSend,
  toAnchorWallet,
} from './anchor-client.v1'
import { VAULT_PROGRAM_ADDRESS } from './vault-client'

const svm = new LiteSVM()
svm.addProgramFromFile(VAULT_PROGRAM_ADDRESS, 'vault.so')

/** A wallet that approves everything. In a browser, the user brings one. */
async function createWallet() {
  const keyPair = await generateKeyPair()
  const owner = await getAddressFromPublicKey(keyPair.publicKey)
  svm.airdrop(owner, lamports(10_000_000_000n))
  const account: WalletAccount = {
    address: owner,
    publicKey: new PublicKey(owner).toBytes(),
    chains: ['solana:localnet'],
    features: ['solana:signTransaction'],
  }
  const wallet: WalletWithFeatures<SolanaSignTransactionFeature> = {
    version: '1.0.0',
    name: 'Test',
    icon: 'data:image/png;base64,',
    chains: account.chains,
    accounts: [account],
    features: {
      'solana:signTransaction': {
        version: '1.0.0',
        supportedTransactionVersions: ['legacy', 0],
        signTransaction: (...inputs) =>
          Promise.all(
            inputs.map(async ({ transaction }) => {
              const signed = await partiallySignTransaction(
                [keyPair],
                getTransactionDecoder().decode(transaction),
              )
              const bytes = getTransactionEncoder().encode(signed)
              return { signedTransaction: Uint8Array.from(bytes) }
            }),
          ),
      },
    },
  }
  return toAnchorWallet(wallet, account, 'solana:localnet')
}

/** Answers the requests of the client from the virtual machine. */
function answer(method: string, params: string[]) {
  const context = { slot: 1 }
  switch (method) {
    case 'getLatestBlockhash': {
      const blockhash = svm.latestBlockhash()
      return { context, value: { blockhash, lastValidBlockHeight: 150 } }
    }
    case 'getBlockHeight':
      return 1
    case 'getSignatureStatuses': {
      const level = { confirmations: null, confirmationStatus: 'confirmed' }
      return { context, value: [{ slot: 1, err: null, ...level }] }
    }
    case 'getAccountInfo': {
      const found = svm.getAccount(address(params[0] ?? ''))
      if (!found.exists) return { context, value: null }
      const value = {
        data: [getBase64Decoder().decode(found.data), 'base64'],
        executable: found.executable,
        lamports: Number(found.lamports),
        owner: found.programAddress,
        rentEpoch: 0,
      }
      return { context, value }
    }
    case 'sendTransaction': {
      const bytes = getBase64Encoder().encode(params[0] ?? '')
      const transaction = getTransactionDecoder().decode(bytes)
      const result = svm.sendTransaction(
        transaction as Transaction &
          FullySignedTransaction &
          TransactionWithinSizeLimit,
      )
      if (!(result instanceof FailedTransactionMetadata))
        return getBase58Decoder().decode(result.signature())
      throw Object.assign(new Error('Transaction simulation failed'), {
        code: -32002,
        data: { err: `${result.err()}`, logs: result.meta().logs() },
      })
    }
  }
  throw new Error(`The program asked for ${method}`)
}

const connection = new Connection('http://localhost', {
  commitment: 'confirmed',
  fetch: async (_url, init) => {
    const { id, method, params } = JSON.parse(String(init?.body))
    const head = { jsonrpc: '2.0', id }
    try {
      return Response.json({ ...head, result: answer(method, params) })
    } catch (error) {
      return Response.json({
        ...head,
        error: { ...Object(error), message: `${error}` },
      })
    }
  },
})

// #region preview
const wallet = await createWallet()
const program = createProgram(connection, wallet)
const owner = wallet.publicKey

const deposit = await openAndDeposit(program, owner, 1_000_000_000n)
console.log('Deposit:', await signAndSend(connection, wallet, deposit))

const { vault } = await program.methods.open().accounts({ owner }).pubkeys()
if (!vault) throw new Error('The IDL has no seeds for the vault')
const state = await program.account.vault.fetch(vault)
console.log('Owner is the wallet:', state.owner.equals(owner))
console.log('Deposits:', state.deposits.toString())

// A stranger asks for the SOL of this vault.
const stranger = await createWallet()
const theft = await program.methods
  .withdraw(new BN(1))
  .accountsPartial({ owner: stranger.publicKey, vault })
  .transaction()
try {
  await signAndSend(connection, stranger, theft)
} catch (error) {
  if (!(error instanceof AnchorError)) throw error
  console.log('Refused:', error.error.errorCode.code, error.error.errorMessage)
}
// #endregion
