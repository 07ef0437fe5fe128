// level: compiled (needs Android and a wallet app)
import { type Address, createNoopSigner, lamports } from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  createSolanaDevnet,
  MobileWalletProvider,
  useMobileWallet,
} from '@wallet-ui/react-native-kit'
import { createElement, type ReactNode } from 'react'

// #region preview
const cluster = createSolanaDevnet()
const identity = { name: 'Your app', uri: 'https://example.com' }

/** Around your app. It keeps the account and the token on the device. */
export function WalletProvider({ children }: { children: ReactNode }) {
  return createElement(MobileWalletProvider, { children, cluster, identity })
}

/** In a component below it. */
export function useSendSol() {
  const { account, connect, disconnect, sendTransaction } = useMobileWallet()

  async function sendSol(destination: Address, amount: bigint) {
    // Connect in an earlier click: the hook knows the account afterwards.
    if (!account) throw new Error('Connect first.')
    const source = createNoopSigner(account.address)
    return sendTransaction([
      getTransferSolInstruction({
        source,
        destination,
        amount: lamports(amount),
      }),
    ])
  }
  return { account, connect, disconnect, sendSol }
}
// #endregion
