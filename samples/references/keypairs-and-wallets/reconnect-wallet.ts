// level: tested (with a test wallet, without a network)
import { getWallets } from '@wallet-standard/app'
import type { Wallet, WalletWithFeatures } from '@wallet-standard/base'
import type {
  StandardConnectFeature,
  StandardDisconnectFeature,
  StandardEventsFeature,
} from '@wallet-standard/features'
import { createTestWallet } from './test-wallet'

type ConnectableWallet = WalletWithFeatures<
  StandardConnectFeature & StandardEventsFeature
> & {
  readonly features: Partial<StandardDisconnectFeature>
}

function isConnectable(wallet: Wallet): wallet is ConnectableWallet {
  return (
    'standard:connect' in wallet.features &&
    'standard:events' in wallet.features
  )
}

// Some wallets announce themselves later than your app starts.
const { wallet: late } = await createTestWallet('Late Wallet')
setTimeout(() => getWallets().register(late), 100)

// #region preview
function find(name: string): Promise<ConnectableWallet> {
  const { get, on } = getWallets()
  return new Promise((resolve) => {
    const look = () => {
      const wallet = get().find((wallet) => wallet.name === name)
      if (!wallet || !isConnectable(wallet)) return
      stop()
      resolve(wallet)
    }
    const stop = on('register', look)
    look()
  })
}

// The name that you kept at the last visit.
const wallet = await find('Late Wallet')
const { connect } = wallet.features['standard:connect']

// Silent: without a question to the user. Then ask.
const before = await connect({ silent: true })
console.log(`Accounts without asking: ${before.accounts.length}`)

const stop = wallet.features['standard:events'].on('change', ({ accounts }) => {
  if (accounts) console.log(`Changed: ${accounts.length} accounts`)
})
await connect()

// Some wallets cannot disconnect. Then only forget the account.
await wallet.features['standard:disconnect']?.disconnect()
stop()
// #endregion
