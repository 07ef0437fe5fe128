// level: compiled (needs a browser and a person who logs in)
import {
  AUTH_CONNECTION,
  WALLET_CONNECTORS,
  Web3AuthError,
} from '@web3auth/modal'
import { web3auth } from './start'

// #region preview
/** Opens the modal: e-mail, the logins you allow, and other wallets. */
export async function logIn() {
  const connection = await web3auth.connect()
  const wallet = connection?.solanaWallet
  if (!wallet) throw new Error('Solana is off in the dashboard.')
  return wallet
}

/** Or from a button of your own, without the modal. */
export async function logInWithGoogle() {
  const connection = await web3auth.connectTo(WALLET_CONNECTORS.AUTH, {
    authConnection: AUTH_CONNECTION.GOOGLE,
  })
  return connection?.solanaWallet
}
// #endregion

// #region errors
export async function tryToLogIn() {
  try {
    return await logIn()
  } catch (error) {
    // The user closed the window: not a failure, so say nothing.
    if (error instanceof Web3AuthError && error.code === 5114) return
    throw error
  }
}
// #endregion

// #region user
/** What the login tells about the user. Treat it as private data. */
export async function readUser() {
  const { name, email } = await web3auth.getUserInfo()
  return { name, email }
}
// #endregion
