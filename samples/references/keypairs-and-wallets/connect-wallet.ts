// level: tested (with a test wallet, without a network)
import type { SolanaSignMessageFeature } from '@solana/wallet-standard-features'
import { getWallets } from '@wallet-standard/app'
import type { Wallet, WalletWithFeatures } from '@wallet-standard/base'
import type { StandardConnectFeature } from '@wallet-standard/features'
import { registerTestWallet } from './test-wallet'

// In a browser, the user's extension does this.
await registerTestWallet()

// #region preview
type SolanaWallet = WalletWithFeatures<
  StandardConnectFeature & SolanaSignMessageFeature
>

// On mainnet: solana:mainnet.
const chain = 'solana:localnet'

function isSolanaWallet(wallet: Wallet): wallet is SolanaWallet {
  return (
    wallet.chains.includes(chain) &&
    'standard:connect' in wallet.features &&
    'solana:signMessage' in wallet.features
  )
}

const wallets = getWallets().get().filter(isSolanaWallet)
console.log(`Found: ${wallets.map(({ name }) => name).join(', ')}`)

// In an app: the wallet that the user clicked.
const [wallet] = wallets
if (!wallet) throw new Error('Please install a wallet.')

const { connect } = wallet.features['standard:connect']
const { accounts } = await connect()
const [account] = accounts
if (!account) throw new Error('The user shares no account.')

console.log(`Connected: ${account.address}`)
// #endregion
