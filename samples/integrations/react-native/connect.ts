// level: compiled (needs Android; run-mobile.ts runs it with a test wallet)
import { type Address, getAddressDecoder, getBase64Encoder } from '@solana/kit'
import {
  type AuthorizeAPI,
  type DeauthorizeAPI,
  SolanaMobileWalletAdapterProtocolError,
  SolanaMobileWalletAdapterProtocolErrorCode,
  transact,
} from '@solana-mobile/mobile-wallet-adapter-protocol'

// #region preview
const chain = 'solana:devnet'
const identity = {
  name: 'Your app',
  uri: 'https://example.com',
  icon: 'favicon.ico', // relative to the uri
}

export type Session = {
  account: string // the address in Base64, as the protocol has it
  address: Address
  authToken: string
}

/** Asks once; with a token that is still good, the wallet does not ask. */
export async function authorize(
  wallet: AuthorizeAPI,
  authToken?: string,
): Promise<Session> {
  const request = { chain, identity } as const
  const result = await (authToken
    ? wallet
        .authorize({ ...request, auth_token: authToken })
        .catch((error: unknown) => {
          if (!isTokenRefused(error)) throw error
          return wallet.authorize(request)
        })
    : wallet.authorize(request))

  const [account] = result.accounts
  if (!account) throw new Error('The wallet shares no account.')
  const bytes = getBase64Encoder().encode(account.address)
  return {
    account: account.address,
    address: getAddressDecoder().decode(bytes),
    authToken: result.auth_token,
  }
}

export const connect = (authToken?: string) =>
  transact((wallet) => authorize(wallet, authToken))
// #endregion

function isTokenRefused(error: unknown) {
  return (
    error instanceof SolanaMobileWalletAdapterProtocolError &&
    error.code ===
      SolanaMobileWalletAdapterProtocolErrorCode.ERROR_AUTHORIZATION_FAILED
  )
}

// #region disconnect
export async function forget(wallet: DeauthorizeAPI, session: Session) {
  await wallet.deauthorize({ auth_token: session.authToken })
}

export const disconnect = (session: Session) =>
  transact((wallet) => forget(wallet, session))
// #endregion
