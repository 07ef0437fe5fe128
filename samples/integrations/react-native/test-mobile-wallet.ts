// level: compiled (run-mobile.ts imports and runs it)
import {
  createSolanaRpc,
  generateKeyPairSigner,
  getAddressEncoder,
  getBase58Encoder,
  getBase64Decoder,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  getTransactionDecoder,
  partiallySignTransaction,
  signBytes,
} from '@solana/kit'
import {
  type AppIdentity,
  type AuthorizationResult,
  type AuthorizeAPI,
  type DeauthorizeAPI,
  type SignAndSendTransactionsAPI,
  type SignMessagesAPI,
  SolanaMobileWalletAdapterProtocolError as WalletError,
} from '@solana-mobile/mobile-wallet-adapter-protocol'

type TestWallet = AuthorizeAPI &
  DeauthorizeAPI &
  SignAndSendTransactionsAPI &
  SignMessagesAPI

/** A wallet for tests: it speaks the protocol and approves everything. */
// #region preview
export async function createTestMobileWallet() {
  const signer = await generateKeyPairSigner()
  const base64 = getBase64Decoder()
  const account = base64.decode(getAddressEncoder().encode(signer.address))
  const tokens = new Set<string>()
  const questions: string[] = []
  let mood: 'approves' | 'declines' = 'approves'

  const ask = (question: string, code: number) => {
    questions.push(question)
    if (mood === 'declines')
      throw new WalletError(0, code, `${question} request declined`)
  }
  // #endregion
  const sign = (bytes: Uint8Array) =>
    signBytes(signer.keyPair.privateKey, bytes)

  async function authorize(params: {
    identity: AppIdentity
    auth_token?: string
  }): Promise<AuthorizationResult> {
    if (params.auth_token && !tokens.has(params.auth_token))
      throw new WalletError(0, -1, 'authorization request failed')
    if (!params.auth_token) ask('authorization', -1)
    const token = params.auth_token ?? crypto.randomUUID()
    tokens.add(token)
    return {
      accounts: [{ address: account }],
      auth_token: token,
      wallet_uri_base: 'https://wallet.example',
    }
  }
  // #region preview

  const wallet: TestWallet = {
    authorize,
    async deauthorize({ auth_token }) {
      tokens.delete(auth_token)
      return {}
    },
    async signMessages({ payloads }) {
      ask('signing', -3)
      const signed = payloads.map(async (payload) => {
        const message = getBase64Encoder().encode(payload)
        const signature = await sign(Uint8Array.from(message))
        return base64.decode(Uint8Array.from([...message, ...signature]))
      })
      return { signed_payloads: await Promise.all(signed) }
    },
    async signAndSendTransactions({ payloads }) {
      ask('signing', -3)
      const signatures = []
      for (const payload of payloads) signatures.push(await send(payload))
      return { signatures }
    },
  }
  // #endregion
  async function send(payload: string) {
    const bytes = getBase64Encoder().encode(payload)
    const transaction = getTransactionDecoder().decode(bytes)
    const signed = await partiallySignTransaction([signer.keyPair], transaction)
    const rpc = createSolanaRpc('http://127.0.0.1:8899')
    const wire = getBase64EncodedWireTransaction(signed)
    const signature = await rpc
      .sendTransaction(wire, { encoding: 'base64' })
      .send()
    return base64.decode(getBase58Encoder().encode(signature))
  }
  // #region preview
  return {
    wallet,
    questions,
    address: signer.address,
    /** Says in place of the user what happens to the next requests. */
    user: (answer: 'approves' | 'declines') => {
      mood = answer
    },
    /** The wallet forgets all tokens, as it may at any time. */
    expire: () => tokens.clear(),
  }
}
// #endregion
