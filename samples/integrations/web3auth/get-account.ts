// level: compiled (run-wallet.ts runs it with a test wallet)
import { address, createSolanaRpc } from '@solana/kit'
import type {
  SolanaSignMessageFeature,
  SolanaSignTransactionFeature,
} from '@solana/wallet-standard-features'
import type { Wallet, WalletWithFeatures } from '@wallet-standard/base'
import type { StandardConnectFeature } from '@wallet-standard/features'

// #region preview
export type SolanaWallet = WalletWithFeatures<
  StandardConnectFeature &
    SolanaSignMessageFeature &
    SolanaSignTransactionFeature
>

const isSolanaWallet = (wallet: Wallet): wallet is SolanaWallet =>
  'standard:connect' in wallet.features &&
  'solana:signMessage' in wallet.features &&
  'solana:signTransaction' in wallet.features

/** Takes `connection.solanaWallet`; its accounts are empty until connect. */
export async function getAccount(wallet: Wallet) {
  if (!isSolanaWallet(wallet)) throw new Error('This wallet cannot sign.')
  const { accounts } = await wallet.features['standard:connect'].connect()
  const [account] = accounts
  if (!account) throw new Error('The wallet shares no account.')
  return { account, wallet }
}

export async function getBalance(wallet: Wallet, url: string) {
  const { account } = await getAccount(wallet)
  const rpc = createSolanaRpc(url)
  return rpc.getBalance(address(account.address)).send()
}
// #endregion
