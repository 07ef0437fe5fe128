// level: tested (with a test wallet, without a network)
import './test-browser'
import { getWallets } from '@wallet-standard/app'
import type { Wallet, WalletWithFeatures } from '@wallet-standard/base'
import type { StandardConnectFeature } from '@wallet-standard/features'
import {
  computed,
  createApp,
  defineComponent,
  h,
  nextTick,
  onScopeDispose,
  ref,
  shallowRef,
} from 'vue'
import { registerTestWallet } from './test-wallet'

// #region preview
type ConnectableWallet = WalletWithFeatures<StandardConnectFeature>

const isSolanaWallet = (wallet: Wallet): wallet is ConnectableWallet =>
  wallet.chains.some((chain) => chain.startsWith('solana:')) &&
  'standard:connect' in wallet.features

export function useWallets() {
  const { get, on } = getWallets()
  // Shallow: a wallet must not become a proxy.
  const all = shallowRef(get())
  const update = () => {
    all.value = get()
  }
  onScopeDispose(on('register', update))
  onScopeDispose(on('unregister', update))

  const wallets = computed(() => all.value.filter(isSolanaWallet))
  const address = ref<string>()

  async function connect(wallet: ConnectableWallet) {
    const { accounts } = await wallet.features['standard:connect'].connect()
    address.value = accounts[0]?.address
  }
  return { wallets, address, connect }
}
// #endregion

// The same as a template with v-if and v-for.
const ConnectWallet = defineComponent(() => {
  const { wallets, address, connect } = useWallets()
  return () =>
    address.value
      ? h('p', `Connected: ${address.value}`)
      : wallets.value.map((wallet) =>
          h('button', { onClick: () => connect(wallet) }, wallet.name),
        )
})

// Shows it, announces a wallet, clicks on its button.
const app = createApp(ConnectWallet)
app.mount(document.body)
console.log(`Buttons: ${document.querySelectorAll('button').length}`)

await registerTestWallet()
await nextTick()
const button = document.querySelector('button')
console.log(`Button: ${button?.textContent}`)

button?.click()
await new Promise((resolve) => setTimeout(resolve, 50))
console.log(document.body.textContent)
app.unmount()
