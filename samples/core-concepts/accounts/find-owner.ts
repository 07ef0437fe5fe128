import {
  address,
  airdropFactory,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  fetchEncodedAccounts,
  generateKeyPairSigner,
  lamports,
} from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import { TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const airdrop = airdropFactory({ rpc, rpcSubscriptions })

const wallet = await generateKeyPairSigner()
await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: wallet.address,
})

// #region preview
const clock = address('SysvarC1ock11111111111111111111111111111111')
const accounts = await fetchEncodedAccounts(rpc, [
  wallet.address,
  TOKEN_PROGRAM_ADDRESS,
  clock,
])

for (const account of accounts) {
  if (!account.exists) continue
  console.log(account.address)
  console.log(`  owner:      ${account.programAddress}`)
  console.log(`  executable: ${account.executable}`)
}

const [walletAccount] = accounts
const isWallet =
  walletAccount?.exists &&
  walletAccount.programAddress === SYSTEM_PROGRAM_ADDRESS
console.log(`The first is a wallet's account: ${isWallet}`)
// #endregion
