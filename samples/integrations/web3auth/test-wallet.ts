// level: compiled (run-wallet.ts imports it)
import {
  assertIsTransactionWithinSizeLimit,
  generateKeyPair,
  getAddressEncoder,
  getAddressFromPublicKey,
  getTransactionDecoder,
  getTransactionEncoder,
  partiallySignTransaction,
  signBytes,
} from '@solana/kit'
import type { WalletAccount } from '@wallet-standard/base'
import type { SolanaWallet } from './get-account'

/** A wallet with the features of Web3Auth's, without a login. */
export async function createTestWallet() {
  const keyPair = await generateKeyPair()
  const address = await getAddressFromPublicKey(keyPair.publicKey)
  const account: WalletAccount = {
    address,
    publicKey: Uint8Array.from(getAddressEncoder().encode(address)),
    chains: ['solana:localnet'],
    features: ['solana:signMessage', 'solana:signTransaction'],
  }
  let accounts: readonly WalletAccount[] = []
  let rejects = false
  const ask = () => {
    if (rejects) throw new Error('User rejected the request.')
  }

  const features: SolanaWallet['features'] = {
    'standard:connect': {
      version: '1.0.0',
      async connect() {
        ask()
        accounts = [account]
        return { accounts }
      },
    },
    'solana:signMessage': {
      version: '1.1.0',
      async signMessage(...inputs) {
        ask()
        return Promise.all(
          inputs.map(async ({ message }) => {
            const bytes = await signBytes(keyPair.privateKey, message)
            const signature = Uint8Array.from(bytes)
            return { signedMessage: message, signature }
          }),
        )
      },
    },
    'solana:signTransaction': {
      version: '1.0.0',
      supportedTransactionVersions: ['legacy', 0],
      async signTransaction(...inputs) {
        ask()
        return Promise.all(
          inputs.map(async ({ transaction }) => {
            const decoded = getTransactionDecoder().decode(transaction)
            const signed = await partiallySignTransaction([keyPair], decoded)
            assertIsTransactionWithinSizeLimit(signed)
            const bytes = getTransactionEncoder().encode(signed)
            return { signedTransaction: Uint8Array.from(bytes) }
          }),
        )
      },
    },
  }
  const wallet: SolanaWallet = {
    version: '1.0.0',
    name: 'Web3Auth',
    icon: 'data:image/svg+xml;base64,PHN2Zy8+',
    chains: ['solana:localnet'],
    features,
    get accounts() {
      return accounts
    },
  }
  return {
    wallet,
    /** From now on the user says no. */
    reject: () => {
      rejects = true
    },
  }
}
