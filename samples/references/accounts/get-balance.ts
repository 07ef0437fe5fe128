import {
  airdropFactory,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  decimalFixedPointToString,
  generateKeyPairSigner,
  lamports,
  lamportsToSol,
} from '@solana/kit'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const airdrop = airdropFactory({ rpc, rpcSubscriptions })

const wallet = await generateKeyPairSigner()

await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_500_000_000n),
  recipientAddress: wallet.address,
})

// #region preview
const { value: balance } = await rpc.getBalance(wallet.address).send()

// In text, so that no digit is lost.
const sol = decimalFixedPointToString(lamportsToSol(balance))
// #endregion

console.log('Lamports:', balance)
console.log('SOL:     ', sol)
