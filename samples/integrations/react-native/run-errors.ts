// level: tested (with a test wallet, without a network)
import {
  SolanaMobileWalletAdapterError,
  transact,
} from '@solana-mobile/mobile-wallet-adapter-protocol'
import { authorize } from './connect'
import { explainError } from './explain-error'
import { signWith } from './sign-message'
import { createTestMobileWallet } from './test-mobile-wallet'

async function show(attempt: () => Promise<unknown>) {
  try {
    await attempt()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const code = 'code' in error ? error.code : 'none'
    console.log(`${error.name}, code ${code}: ${error.message}`)
    console.log(`  ${explainError(error) ?? 'For the developer.'}`)
  }
}

const { user, wallet } = await createTestMobileWallet()
const session = await authorize(wallet)

// #region preview
user('declines')
await show(() => authorize(wallet))
await show(() => signWith(wallet, session, 'Hello'))

// Made by the package's native part, where no app answers.
const notFound = new SolanaMobileWalletAdapterError(
  'ERROR_WALLET_NOT_FOUND',
  'Found no installed wallet that supports the mobile wallet protocol.',
)
await show(() => Promise.reject(notFound))

// Outside of Android: here, Node.js.
await show(() => transact((mobile) => authorize(mobile)))
// #endregion
