// level: tested (with a test wallet, without a network)
import './test-browser'
import { getWallets } from '@wallet-standard/app'
import type { Wallet, WalletWithFeatures } from '@wallet-standard/base'
import type { StandardConnectFeature } from '@wallet-standard/features'
import { act, createElement, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { registerTestWallet } from './test-wallet'

// #region preview
type ConnectableWallet = WalletWithFeatures<StandardConnectFeature>

const isSolanaWallet = (wallet: Wallet): wallet is ConnectableWallet =>
  wallet.chains.some((chain) => chain.startsWith('solana:')) &&
  'standard:connect' in wallet.features

const { get, on } = getWallets()
const onServer: readonly Wallet[] = []

function subscribe(changed: () => void) {
  const stops = [on('register', changed), on('unregister', changed)]
  return () => {
    for (const stop of stops) stop()
  }
}

export function useWallets() {
  const wallets = useSyncExternalStore(subscribe, get, () => onServer)
  return wallets.filter(isSolanaWallet)
}

export function ConnectWallet() {
  const wallets = useWallets()
  const [address, setAddress] = useState<string>()

  async function connect(wallet: ConnectableWallet) {
    const { accounts } = await wallet.features['standard:connect'].connect()
    setAddress(accounts[0]?.address)
  }

  if (address) return createElement('p', null, `Connected: ${address}`)
  return wallets.map((wallet) =>
    createElement(
      'button',
      { key: wallet.name, type: 'button', onClick: () => connect(wallet) },
      wallet.name,
    ),
  )
}
// #endregion

// Shows it, announces a wallet, clicks on its button.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
const root = createRoot(document.body)
await act(async () => root.render(createElement(ConnectWallet)))
console.log(`Buttons: ${document.querySelectorAll('button').length}`)

await act(async () => void (await registerTestWallet()))
const button = document.querySelector('button')
console.log(`Button: ${button?.textContent}`)

await act(async () => button?.click())
console.log(document.body.textContent)
await act(async () => root.unmount())
