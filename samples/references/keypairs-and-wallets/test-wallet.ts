// level: compiled (the samples with a wallet import and run it)
import {
  address,
  assertIsTransactionWithinSizeLimit,
  createSolanaRpc,
  generateKeyPair,
  getAddressEncoder,
  getAddressFromPublicKey,
  getBase58Encoder,
  getBase64EncodedWireTransaction,
  getTransactionDecoder,
  getTransactionEncoder,
  partiallySignTransaction,
  signBytes,
} from '@solana/kit'
import type {
  SolanaSignAndSendTransactionFeature,
  SolanaSignInFeature,
  SolanaSignMessageFeature,
  SolanaSignTransactionFeature,
} from '@solana/wallet-standard-features'
import { createSignInMessage } from '@solana/wallet-standard-util'
import { getWallets } from '@wallet-standard/app'
import type { Wallet, WalletAccount } from '@wallet-standard/base'
import type {
  StandardConnectFeature,
  StandardDisconnectFeature,
  StandardEventsFeature,
  StandardEventsListeners,
} from '@wallet-standard/features'

type Features = StandardConnectFeature &
  StandardDisconnectFeature &
  StandardEventsFeature &
  SolanaSignMessageFeature &
  SolanaSignTransactionFeature &
  SolanaSignAndSendTransactionFeature &
  SolanaSignInFeature

const rpc = createSolanaRpc('http://127.0.0.1:8899')

/** For tests only: this wallet lives in the program and approves everything. */
// #region preview
export async function createTestWallet(name = 'Test Wallet') {
  const keyPair = await generateKeyPair()
  const ownAddress = await getAddressFromPublicKey(keyPair.publicKey)
  const account: WalletAccount = {
    address: ownAddress,
    publicKey: Uint8Array.from(getAddressEncoder().encode(ownAddress)),
    chains: ['solana:localnet'],
    features: [
      'solana:signMessage',
      'solana:signTransaction',
      'solana:signAndSendTransaction',
    ],
  }
  // #endregion

  let accounts: readonly WalletAccount[] = []
  let mood: 'approves' | 'rejects' = 'approves'
  const listeners = new Set<StandardEventsListeners['change']>()

  const change = (next: readonly WalletAccount[]) => {
    accounts = next
    for (const listener of listeners) listener({ accounts })
  }
  const ask = () => {
    if (mood === 'approves') return
    throw Object.assign(new Error('User rejected the request.'), { code: 4001 })
  }
  const sign = async (bytes: Uint8Array) =>
    Uint8Array.from(await signBytes(keyPair.privateKey, bytes))
  const signTransaction = async (bytes: Uint8Array) => {
    const transaction = getTransactionDecoder().decode(bytes)
    const signed = await partiallySignTransaction([keyPair], transaction)
    assertIsTransactionWithinSizeLimit(signed)
    return signed
  }

  // #region preview

  const features: Features = {
    'standard:connect': {
      version: '1.0.0',
      async connect({ silent } = {}) {
        if (silent) return { accounts }
        ask()
        change([account])
        return { accounts }
      },
    },
    'solana:signMessage': {
      version: '1.1.0',
      async signMessage(...inputs) {
        ask()
        return Promise.all(
          inputs.map(async ({ message }) => ({
            signedMessage: message,
            signature: await sign(message),
          })),
        )
      },
    },
    // #endregion
    'standard:disconnect': {
      version: '1.0.0',
      disconnect: async () => change([]),
    },
    'standard:events': {
      version: '1.0.0',
      on(_event, listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    'solana:signTransaction': {
      version: '1.0.0',
      supportedTransactionVersions: ['legacy', 0],
      async signTransaction(...inputs) {
        ask()
        return Promise.all(
          inputs.map(async ({ transaction }) => {
            const signed = await signTransaction(transaction)
            const bytes = getTransactionEncoder().encode(signed)
            return { signedTransaction: Uint8Array.from(bytes) }
          }),
        )
      },
    },
    'solana:signAndSendTransaction': {
      version: '1.0.0',
      supportedTransactionVersions: ['legacy', 0],
      async signAndSendTransaction(...inputs) {
        ask()
        return Promise.all(
          inputs.map(async ({ transaction }) => {
            const signed = await signTransaction(transaction)
            const wire = getBase64EncodedWireTransaction(signed)
            const signature = await rpc
              .sendTransaction(wire, { encoding: 'base64' })
              .send()
            const bytes = getBase58Encoder().encode(signature)
            return { signature: Uint8Array.from(bytes) }
          }),
        )
      },
    },
    'solana:signIn': {
      version: '1.0.0',
      async signIn(...inputs) {
        ask()
        change([account])
        return Promise.all(
          inputs.map(async (input) => {
            const domain = input.domain ?? 'localhost'
            const own = address(account.address)
            const signedMessage = createSignInMessage({
              ...input,
              domain,
              address: own,
            })
            const signature = await sign(signedMessage)
            return { account, signedMessage, signature }
          }),
        )
      },
    },
    // #region preview
  }

  const wallet: Wallet & { readonly features: Features } = {
    version: '1.0.0',
    name,
    icon: 'data:image/svg+xml;base64,PHN2Zy8+',
    chains: ['solana:localnet'],
    features,
    get accounts() {
      return accounts
    },
  }
  return {
    wallet,
    /** Says in place of the user what happens to the next requests. */
    user: (answer: 'approves' | 'rejects') => {
      mood = answer
    },
  }
}

/** Announces a test wallet, as an extension does in the browser. */
export async function registerTestWallet(name?: string) {
  const test = await createTestWallet(name)
  getWallets().register(test.wallet)
  return test
}
// #endregion
