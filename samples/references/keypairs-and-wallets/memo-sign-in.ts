import {
  address,
  appendTransactionMessageInstruction,
  compileTransaction,
  createNoopSigner,
  createSolanaRpc,
  createTransactionMessage,
  getPublicKeyFromAddress,
  getTransactionDecoder,
  getTransactionEncoder,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  verifySignature,
  type Address,
  type Transaction,
} from '@solana/kit'
import { getAddMemoInstruction } from '@solana-program/memo'
import { changing, withPriorityFee } from './changing-wallet'
import { compareSigned } from './compare-signed'
import { isOfSmallOrder } from './small-order'
import { registerTestWallet } from './test-wallet'

const rpc = createSolanaRpc('http://127.0.0.1:8899')

// #region preview
const FIVE_MINUTES = 5 * 60 * 1000

/** Stands for a table of your server: what each browser session has to sign. */
const requests = new Map<
  string,
  { asked: Transaction; until: number; user: Address }
>()

/** On your server: a transaction that is signed and never sent. */
export async function askToSignIn(session: string, user: Address) {
  const nonce = crypto.randomUUID()
  const memo = getAddMemoInstruction({
    memo: `shop.example: sign in as ${user}. Nonce: ${nonce}`,
    signers: [createNoopSigner(user)],
  })
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
  const asked = pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayer(user, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
    (m) => appendTransactionMessageInstruction(memo, m),
    compileTransaction,
  )
  requests.set(session, { asked, until: Date.now() + FIVE_MINUTES, user })
  return Uint8Array.from(getTransactionEncoder().encode(asked))
}

/** On your server: who signed in. Throws unless all is as it was asked. */
export async function acceptSignIn(
  session: string,
  signedTransaction: Uint8Array,
  now = Date.now(),
) {
  // Taken out at once: a request serves one try, and only in its session.
  const request = requests.get(session)
  requests.delete(session)
  if (!request) throw new Error('Refused: this session was not asked')
  const { asked, until, user } = request
  if (now > until) throw new Error('Refused: too late')
  if (isOfSmallOrder(user))
    throw new Error('Refused: anybody can sign for this key')
  const signed = getTransactionDecoder().decode(signedTransaction)
  compareSigned(asked, signed)
  const signature = signed.signatures[user]
  if (!signature) throw new Error('Refused: this user did not sign')
  const key = await getPublicKeyFromAddress(user)
  if (!(await verifySignature(key, signature, signed.messageBytes)))
    throw new Error('Refused: the signature is wrong')
  return user
}
// #endregion

// In a browser: the wallet and the account that the user chose. This wallet
// adds a priority fee, as many do.
const test = await registerTestWallet()
const wallet = changing(test.wallet, withPriorityFee)
const { accounts } = await wallet.features['standard:connect'].connect()
const [account] = accounts
if (!account) throw new Error('The user shares no account.')

// #region browser
const user = address(account.address)
const transaction = await askToSignIn('session 1', user)
const { signTransaction } = wallet.features['solana:signTransaction']
const [output] = await signTransaction({
  account,
  chain: 'solana:localnet',
  transaction,
})
if (!output) throw new Error('The wallet did not sign.')
const signedIn = await acceptSignIn('session 1', output.signedTransaction)
console.log(`Signed in: ${signedIn}`)
// #endregion
