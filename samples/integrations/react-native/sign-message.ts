// level: compiled (needs Android; run-mobile.ts runs it with a test wallet)
import { bytesEqual, getBase64Decoder, getBase64Encoder } from '@solana/kit'
import {
  type AuthorizeAPI,
  type SignMessagesAPI,
  transact,
} from '@solana-mobile/mobile-wallet-adapter-protocol'
import { authorize, type Session } from './connect'

// #region preview
export async function signWith(
  wallet: AuthorizeAPI & SignMessagesAPI,
  session: Session,
  text: string,
) {
  const { account } = await authorize(wallet, session.authToken)
  const message = new TextEncoder().encode(text)
  const { signed_payloads } = await wallet.signMessages({
    addresses: [account],
    payloads: [getBase64Decoder().decode(message)],
  })
  const [signed] = signed_payloads
  if (!signed) throw new Error('The wallet did not sign.')
  // The message comes back first, its signature is the end.
  const answer = getBase64Encoder().encode(signed)
  if (!bytesEqual(answer.slice(0, -64), message))
    throw new Error('The wallet signed another message.')
  return answer.slice(-64)
}

export const signText = (session: Session, text: string) =>
  transact((wallet) => signWith(wallet, session, text))
// #endregion
