import './test-browser'
import {
  address,
  airdropFactory,
  appendTransactionMessageInstruction,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase58Decoder,
  getTransactionEncoder,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signAndSendTransactionMessageWithSigners,
  signatureBytes,
  type Address,
  type TransactionSendingSigner,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import type { SolanaSignAndSendTransactionFeature } from '@solana/wallet-standard-features'
import { getWallets } from '@wallet-standard/app'
import type {
  Wallet,
  WalletAccount,
  WalletWithFeatures,
} from '@wallet-standard/base'
import type { StandardConnectFeature } from '@wallet-standard/features'
import { createElement, useEffect, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { registerTestWallet } from './test-wallet'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const airdrop = airdropFactory({ rpc, rpcSubscriptions })

// On mainnet: solana:mainnet.
const chain = 'solana:localnet' as const

type PayingWallet = WalletWithFeatures<
  StandardConnectFeature & SolanaSignAndSendTransactionFeature
>

// #region hooks
const canPay = (wallet: Wallet): wallet is PayingWallet =>
  wallet.chains.includes(chain) &&
  'standard:connect' in wallet.features &&
  'solana:signAndSendTransaction' in wallet.features

const { get, on } = getWallets()
const onServer: readonly Wallet[] = []

function subscribe(changed: () => void) {
  const stops = [on('register', changed), on('unregister', changed)]
  return () => {
    for (const stop of stops) stop()
  }
}

export function useWallets() {
  const wallets = useSyncExternalStore(subscribe, get, () => onServer)
  return wallets.filter(canPay)
}

export function useBalance(owner: Address) {
  const [balance, setBalance] = useState<bigint>()
  useEffect(() => {
    const leaving = new AbortController()
    async function follow(abortSignal: AbortSignal) {
      const changes = await rpcSubscriptions
        .accountNotifications(owner, { commitment: 'confirmed' })
        .subscribe({ abortSignal })
      const { value } = await rpc.getBalance(owner).send({ abortSignal })
      setBalance(value)
      for await (const { value } of changes) setBalance(value.lamports)
    }
    follow(leaving.signal).catch((error) => {
      if (!leaving.signal.aborted) console.error(error)
    })
    return () => leaving.abort()
  }, [owner])
  return balance
}
// #endregion

// #region preview
export function Shop({ seller }: { seller: Address }) {
  const wallets = useWallets()
  const [chosen, choose] = useState<[PayingWallet, WalletAccount]>()
  const [notice, setNotice] = useState('')

  async function connect(wallet: PayingWallet) {
    try {
      const { accounts } = await wallet.features['standard:connect'].connect()
      if (accounts[0]) choose([wallet, accounts[0]])
    } catch (error) {
      setNotice(textOf(error))
    }
  }

  const buttons = wallets.map((wallet) =>
    createElement(
      'button',
      { key: wallet.name, type: 'button', onClick: () => connect(wallet) },
      `Connect ${wallet.name}`,
    ),
  )
  if (!chosen)
    return createElement(
      'div',
      null,
      buttons,
      createElement('output', null, notice),
    )
  const [wallet, account] = chosen
  return createElement(Checkout, { wallet, account, seller })
}

interface Purchase {
  wallet: PayingWallet
  account: WalletAccount
  seller: Address
}

function Checkout({ wallet, account, seller }: Purchase) {
  const balance = useBalance(address(account.address))
  const [notice, setNotice] = useState('')

  async function pay() {
    setNotice('Confirm in your wallet.')
    try {
      setNotice(`Sent: ${await sendSol({ wallet, account, seller })}`)
    } catch (error) {
      // The user said no, for example. The button is there for another try.
      setNotice(textOf(error))
    }
  }

  return createElement(
    'div',
    null,
    createElement('p', null, `Balance: ${Number(balance ?? 0n) / 1e9} SOL`),
    createElement('button', { type: 'button', onClick: pay }, 'Pay 0.01 SOL'),
    createElement('output', null, notice),
  )
}

const textOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error)
// #endregion

// #region send
async function sendSol({ wallet, account, seller }: Purchase) {
  const { signAndSendTransaction } =
    wallet.features['solana:signAndSendTransaction']
  const payer: TransactionSendingSigner = {
    address: address(account.address),
    async signAndSendTransactions(transactions) {
      const inputs = transactions.map((transaction) => ({
        account,
        chain,
        transaction: Uint8Array.from(
          getTransactionEncoder().encode(transaction),
        ),
      }))
      const outputs = await signAndSendTransaction(...inputs)
      return outputs.map(({ signature }) => signatureBytes(signature))
    },
  }
  const { value: blockhash } = await rpc.getLatestBlockhash().send()
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayerSigner(payer, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(blockhash, m),
    (m) =>
      appendTransactionMessageInstruction(
        getTransferSolInstruction({
          source: payer,
          destination: seller,
          amount: lamports(10_000_000n),
        }),
        m,
      ),
  )
  const signature = await signAndSendTransactionMessageWithSigners(message)
  return getBase58Decoder().decode(signature)
}
// #endregion

// In place of a user: shows the page, clicks, and reads what it says.
const { address: seller } = await generateKeyPairSigner()
const root = createRoot(document.body)
root.render(createElement(Shop, { seller }))
const { wallet, user } = await registerTestWallet()

user('rejects')
await click('Connect Test Wallet')
console.log('On the page:', await read('output', /rejected/))

user('approves')
await click('Connect Test Wallet')
await read('p', /Balance: 0 SOL/)
await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: address(wallet.accounts[0]?.address ?? ''),
})
console.log('On the page:', await read('p', /Balance: 1 SOL/))

user('rejects')
await click('Pay 0.01 SOL')
console.log('On the page:', await read('output', /rejected/))

user('approves')
await click('Pay 0.01 SOL')
console.log('On the page:', await read('output', /Sent/))
console.log('On the page:', await read('p', /Balance: 0.98/))
root.unmount()

async function click(name: string) {
  await read('button', new RegExp(name))
  for (const button of document.querySelectorAll('button'))
    if (button.textContent === name) button.click()
}

async function read(element: string, expected: RegExp) {
  for (let tries = 1; tries <= 500; tries += 1) {
    const text = document.querySelector(element)?.textContent ?? ''
    if (expected.test(text)) return text
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`The page does not show ${expected}`)
}
