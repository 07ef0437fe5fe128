import {
  type Address,
  address,
  airdropFactory,
  appendTransactionMessageInstruction,
  compileTransaction,
  createNoopSigner,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getTransactionEncoder,
  lamports,
  pipe,
  setTransactionMessageConfig,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import { getAccount, type SolanaWallet } from './get-account'
import { sendSol } from './send-sol'
import { createTestWallet } from './test-wallet'

const localnet = {
  chain: 'solana:localnet',
  url: 'http://127.0.0.1:8899',
  wsUrl: 'ws://127.0.0.1:8900',
} as const
const rpc = createSolanaRpc(localnet.url)
const rpcSubscriptions = createSolanaRpcSubscriptions(localnet.wsUrl)

const { wallet } = await createTestWallet()
const { account } = await getAccount(wallet)
const payer = address(account.address)
await airdropFactory({ rpc, rpcSubscriptions })({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: payer,
})
const [friend, attacker] = await Promise.all([
  generateKeyPairSigner(),
  generateKeyPairSigner(),
])
const amount = 10_000_000n

/** A wallet that signs these bytes, whatever it is asked to sign. */
function signing(transaction: Uint8Array): SolanaWallet {
  const { signTransaction } = wallet.features['solana:signTransaction']
  const feature = {
    ...wallet.features['solana:signTransaction'],
    signTransaction: () =>
      signTransaction({ account, chain: localnet.chain, transaction }),
  }
  const features = { ...wallet.features, 'solana:signTransaction': feature }
  return { ...wallet, features }
}

const { value: blockhash } = await rpc.getLatestBlockhash().send()
const pay = (destination: Address, lamportsPaid: bigint) =>
  getTransferSolInstruction({
    source: createNoopSigner(payer),
    destination,
    amount: lamports(lamportsPaid),
  })
const version0 = (destination: Address, lamportsPaid: bigint) =>
  pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayer(payer, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(blockhash, m),
    (m) =>
      appendTransactionMessageInstruction(pay(destination, lamportsPaid), m),
  )
const version1 = pipe(
  createTransactionMessage({ version: 1 }),
  (m) => setTransactionMessageFeePayer(payer, m),
  (m) => setTransactionMessageLifetimeUsingBlockhash(blockhash, m),
  (m) => appendTransactionMessageInstruction(pay(friend.address, amount), m),
  (m) => setTransactionMessageConfig({ priorityFeeLamports: 900_000_000n }, m),
)

type Message = Parameters<typeof compileTransaction>[0]
async function attack(name: string, message: Message) {
  const bytes = getTransactionEncoder().encode(compileTransaction(message))
  const other = signing(Uint8Array.from(bytes))
  const reason = await sendSol(other, localnet, friend.address, amount).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : `${error}`),
  )
  if (!reason) throw new Error(`NOT refused: ${name}`)
  console.log(`${name}. Refused: ${reason}`)
}

// #region preview
await attack('Another recipient', version0(attacker.address, amount))
await attack('Another amount', version0(friend.address, 900_000_000n))
await attack('A fee in version 1', version1)
// #endregion

const { value: balance } = await rpc.getBalance(payer).send()
console.log(`Balance afterwards: ${balance} lamports`)
