// level: tested (with a test wallet, without a network)
import { getWallets } from '@wallet-standard/app'
import type { Wallet, WalletWithFeatures } from '@wallet-standard/base'
import type { StandardConnectFeature } from '@wallet-standard/features'
import { derived, get as read, readable, writable } from 'svelte/store'
import { registerTestWallet } from './test-wallet'

// #region preview
type ConnectableWallet = WalletWithFeatures<StandardConnectFeature>

const isSolanaWallet = (wallet: Wallet): wallet is ConnectableWallet =>
  wallet.chains.some((chain) => chain.startsWith('solana:')) &&
  'standard:connect' in wallet.features

const { get, on } = getWallets()

const all = readable(get(), (set) => {
  const update = () => set(get())
  const stops = [on('register', update), on('unregister', update)]
  update()
  return () => {
    for (const stop of stops) stop()
  }
})

export const wallets = derived(all, (list) => list.filter(isSolanaWallet))
export const address = writable<string>()

export async function connect(wallet: ConnectableWallet) {
  const { accounts } = await wallet.features['standard:connect'].connect()
  address.set(accounts[0]?.address ?? '')
}
// #endregion

// What a component sees as $wallets and $address.
const stop = wallets.subscribe((list) => {
  console.log(`Wallets: ${list.map(({ name }) => name).join() || 'none'}`)
})
await registerTestWallet()

const [wallet] = read(wallets)
if (wallet) await connect(wallet)
console.log(`Connected: ${read(address)}`)
stop()
