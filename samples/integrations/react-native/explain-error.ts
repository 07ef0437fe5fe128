// level: compiled (run-errors.ts runs it)
import {
  SolanaMobileWalletAdapterError,
  SolanaMobileWalletAdapterErrorCode as Session,
  SolanaMobileWalletAdapterProtocolError,
  SolanaMobileWalletAdapterProtocolErrorCode as Wallet,
} from '@solana-mobile/mobile-wallet-adapter-protocol'

// #region preview
/** What to tell the user; `undefined` where the error is a defect. */
export function explainError(error: unknown) {
  if (error instanceof SolanaMobileWalletAdapterProtocolError)
    switch (error.code) {
      case Wallet.ERROR_AUTHORIZATION_FAILED:
        return 'You did not connect, or the connection is too old.'
      case Wallet.ERROR_NOT_SIGNED:
        return 'You did not sign. Nothing was sent.'
      case Wallet.ERROR_NOT_SUBMITTED:
        return 'The wallet could not send it. Check before you try again.'
    }
  if (error instanceof SolanaMobileWalletAdapterError)
    switch (error.code) {
      case Session.ERROR_WALLET_NOT_FOUND:
        return 'Install a wallet first, then come back.'
      case Session.ERROR_SESSION_CLOSED:
      case Session.ERROR_SESSION_TIMEOUT:
        return 'The wallet was closed. Try again.'
    }
}
// #endregion
