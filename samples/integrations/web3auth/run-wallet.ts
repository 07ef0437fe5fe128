import {
  address,
  airdropFactory,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  generateKeyPairSigner,
  lamports,
} from '@solana/kit'
import { getAccount, getBalance } from './get-account'
import { sendSol } from './send-sol'
import { isSignedBy, signText } from './sign-message'
import { createTestWallet } from './test-wallet'

const localnet = {
  chain: 'solana:localnet',
  url: 'http://127.0.0.1:8899',
  wsUrl: 'ws://127.0.0.1:8900',
} as const
const rpc = createSolanaRpc(localnet.url)
const rpcSubscriptions = createSolanaRpcSubscriptions(localnet.wsUrl)

// Stands in for connection.solanaWallet: it has the same features.
const { wallet, reject } = await createTestWallet()
console.log(`Accounts before connect: ${wallet.accounts.length}`)
const { account } = await getAccount(wallet)
console.log(`Accounts after connect: ${wallet.accounts.length}`)

await airdropFactory({ rpc, rpcSubscriptions })({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: address(account.address),
})
const { value: balance } = await getBalance(wallet, localnet.url)
console.log(`Balance: ${balance} lamports`)

const text = 'example.com wants you to log in. Nonce: 8f2c'
const { owner, signature } = await signText(wallet, text)
console.log(`Signed by the owner: ${isSignedBy(owner, text, signature)}`)
const forged = `${text}0`
console.log(`Another text: ${isSignedBy(owner, forged, signature)}`)

// The System program's address is a point of small order, and this signature
// fits each text: nobody needed a private key.
const anybody = '11111111111111111111111111111111'
const ofNobody = Uint8Array.from({ length: 64 }, (_, i) => (i ? 0 : 1))
console.log(`Signed by nobody: ${isSignedBy(anybody, text, ofNobody)}`)

const { address: destination } = await generateKeyPairSigner()
await sendSol(wallet, localnet, destination, 10_000_000n)
const { value: received } = await rpc.getBalance(destination).send()
console.log(`Recipient received: ${received} lamports`)

reject()
try {
  await sendSol(wallet, localnet, destination, 10_000_000n)
} catch (error) {
  console.log(error instanceof Error ? error.message : error)
}
