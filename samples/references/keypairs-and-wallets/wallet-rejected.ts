// level: tested (with a test wallet, without a network)
import { registerTestWallet } from './test-wallet'

// In a browser: the wallet and the account that the user chose.
const { wallet, user } = await registerTestWallet()
const { accounts } = await wallet.features['standard:connect'].connect()
const [account] = accounts
if (!account) throw new Error('The user shares no account.')

const message = new TextEncoder().encode('I am the owner of this address.')
const { signMessage } = wallet.features['solana:signMessage']

user('rejects')
// #region preview
try {
  await signMessage({ account, message })
} catch (error) {
  if (!(error instanceof Error)) throw error
  const code = 'code' in error ? error.code : 'none'
  console.log(`Code ${code}: ${error.message}`)
}
// #endregion
