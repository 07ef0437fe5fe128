import {
  address,
  airdropFactory,
  appendTransactionMessageInstruction,
  assertIsTransactionWithinSizeLimit,
  compileTransaction,
  createNoopSigner,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPair,
  generateKeyPairSigner,
  getAddressFromPublicKey,
  getBase58Decoder,
  getBase58Encoder,
  getTransactionDecoder,
  getTransactionEncoder,
  lamports,
  partiallySignTransaction,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  type Transaction,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import nacl from 'tweetnacl'
import {
  connectLink,
  readConnect,
  readSigned,
  signLink,
  type Answer,
} from './deep-link'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const airdrop = airdropFactory({ rpc, rpcSubscriptions })
const sendAndConfirmTransaction = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
})

const toBase58 = (bytes: Uint8Array) => getBase58Decoder().decode(bytes)
const fromBase58 = (text: string) =>
  Uint8Array.from(getBase58Encoder().encode(text))

// Stands in for the wallet app: it opens your links, and answers.
const walletKeys = nacl.box.keyPair()
const walletAccount = await generateKeyPair()
const walletAddress = await getAddressFromPublicKey(walletAccount.publicKey)
const parse = (url: string): Answer =>
  Object.fromEntries(new URL(url).searchParams)

function encrypt(content: object, appKey: string): Answer {
  const nonce = nacl.randomBytes(nacl.box.nonceLength)
  const text = new TextEncoder().encode(JSON.stringify(content))
  const secret = nacl.box.before(fromBase58(appKey), walletKeys.secretKey)
  const data = nacl.box.after(text, nonce, secret)
  return { nonce: toBase58(nonce), data: toBase58(data) }
}

function approveConnect(url: string): Answer {
  const appKey = parse(url).dapp_encryption_public_key ?? ''
  const account = { public_key: walletAddress, session: 'token' }
  return {
    phantom_encryption_public_key: toBase58(walletKeys.publicKey),
    ...encrypt(account, appKey),
  }
}

async function approveSigning(url: string, replace?: Transaction) {
  const {
    dapp_encryption_public_key: appKey = '',
    nonce = '',
    payload = '',
  } = parse(url)
  const secret = nacl.box.before(fromBase58(appKey), walletKeys.secretKey)
  const text = nacl.box.open.after(
    fromBase58(payload),
    fromBase58(nonce),
    secret,
  )
  if (!text) throw new Error('Not from the app')
  const { transaction } = JSON.parse(new TextDecoder().decode(text))
  const asked = getTransactionDecoder().decode(fromBase58(transaction))
  const signed = await partiallySignTransaction(
    [walletAccount],
    replace ?? asked,
  )
  const bytes = Uint8Array.from(getTransactionEncoder().encode(signed))
  return encrypt({ transaction: toBase58(bytes) }, appKey)
}

await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: walletAddress,
})
const { address: recipient } = await generateKeyPairSigner()

// #region preview
const app = {
  url: 'https://example.com',
  redirectLink: 'example://connected',
  cluster: 'devnet',
}
// In the app: Linking.openURL(link), and the answer from useURL().
const keyPair = nacl.box.keyPair()
const session = readConnect(approveConnect(connectLink(app, keyPair)), keyPair)
console.log('Connected:', session.address === walletAddress)

async function buildTransfer(amount: bigint) {
  const source = createNoopSigner(session.address)
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
  return pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayerSigner(source, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
    (m) =>
      appendTransactionMessageInstruction(
        getTransferSolInstruction({
          source,
          destination: address(recipient),
          amount: lamports(amount),
        }),
        m,
      ),
    compileTransaction,
  )
}

const transfer = await buildTransfer(10_000_000n)
const link = signLink(session, transfer, 'example://signed')
const signed = readSigned(await approveSigning(link), session, transfer)
assertIsTransactionWithinSizeLimit(signed)
await sendAndConfirmTransaction(signed, { commitment: 'confirmed' })
const { value: balance } = await rpc.getBalance(recipient).send()
console.log('Recipient received:', balance, 'lamports')
// #endregion

async function attempt(what: string, answer: Answer) {
  try {
    readSigned(answer, session, transfer)
    console.log(`${what}: accepted`)
  } catch (error) {
    console.log(`${what}: ${error instanceof Error ? error.message : error}`)
  }
}
await attempt('The user refuses', {
  errorCode: '4001',
  errorMessage: 'User rejected the request.',
})
await attempt(
  'A wallet that changes the amount',
  await approveSigning(link, await buildTransfer(20_000_000n)),
)
const other = nacl.box.keyPair()
await attempt(
  'Another app opens the link',
  encrypt({ transaction: '' }, toBase58(other.publicKey)),
)
