// level: parsed (version 4 is checked against its source, not installed)
import { readFile } from 'node:fs/promises'
import {
  getDomainPriceFromName,
  registerDomain,
  USDC_MINT,
} from '@bonfida/spl-name-service'
import { AccountLayout, getAssociatedTokenAddressSync } from '@solana/spl-token'
import {
  Connection,
  Keypair,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'

// Without the last word, the program only looks.
const [, , url, domain, step] = process.argv
if (!url || !domain?.endsWith('.sns'))
  throw new Error('Usage: register.v1.ts <RPC> <name>.sns [register]')

const connection = new Connection(url, 'confirmed')
const wallet = Keypair.fromSecretKey(
  Uint8Array.from(JSON.parse(await readFile('wallet.json', 'utf8'))),
)
const usdc = getAssociatedTokenAddressSync(USDC_MINT, wallet.publicKey)

/** The USDC and the lamports of the wallet, from its two accounts. */
function balances(token: Uint8Array | undefined, sol: number | undefined) {
  if (!token || sol === undefined) throw new Error('The wallet has no USDC')
  return { usdc: AccountLayout.decode(token).amount, lamports: BigInt(sol) }
}

// #region preview
// 1,000 bytes for data of your own. Each of them adds to the deposit.
const instructions = await registerDomain(domain, 1_000, wallet.publicKey, usdc)
const { blockhash, lastValidBlockHeight } =
  await connection.getLatestBlockhash()
const transaction = new VersionedTransaction(
  new TransactionMessage({
    payerKey: wallet.publicKey,
    recentBlockhash: blockhash,
    instructions,
  }).compileToV0Message(),
)
transaction.sign([wallet])

// The instruction has no maximum, so look at what it would take.
const [token, payer] = await connection.getMultipleAccountsInfo([
  usdc,
  wallet.publicKey,
])
const before = balances(token?.data, payer?.lamports)
const addresses = [usdc.toBase58(), wallet.publicKey.toBase58()]
const { value } = await connection.simulateTransaction(transaction, {
  accounts: { encoding: 'base64', addresses },
})
if (value.err) throw new Error(`It would fail: ${JSON.stringify(value.err)}`)
const [tokenAfter, payerAfter] = value.accounts ?? []
const after = balances(
  Buffer.from(tokenAfter?.data[0] ?? '', 'base64'),
  payerAfter?.lamports,
)
const paid = before.usdc - after.usdc
const deposit = before.lamports - after.lamports
console.log(`${domain}: ${paid} base units of USDC, ${deposit} lamports`)

// Two percent, because the program converts USD to USDC by an oracle.
const price = BigInt(getDomainPriceFromName(domain.slice(0, -4)))
if (paid > price * 1_020_000n || deposit > 20_000_000n)
  throw new Error('This is more than you expect')

if (step === 'register') {
  const signature = await connection.sendTransaction(transaction)
  const { value: result } = await connection.confirmTransaction({
    signature,
    blockhash,
    lastValidBlockHeight,
  })
  if (result.err) throw new Error(`It failed: ${JSON.stringify(result.err)}`)
  console.log('Registered:', signature)
}
// #endregion
