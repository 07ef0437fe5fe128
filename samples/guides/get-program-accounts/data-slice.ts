import {
  address,
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  fetchEncodedAccounts,
  generateKeyPairSigner,
  getBase64Encoder,
  getU64Decoder,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type Base58EncodedBytes,
  type Instruction,
} from '@solana/kit'
import { getCreateAccountInstruction } from '@solana-program/system'
import {
  getInitializeAccount3Instruction,
  getTokenSize,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const airdrop = airdropFactory({ rpc, rpcSubscriptions })
const sendAndConfirmTransaction = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
})

const payer = await generateKeyPairSigner()
await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: payer.address,
})

async function send(instructions: Instruction[]) {
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
  const transaction = await pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayerSigner(payer, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
    (m) => appendTransactionMessageInstructions(instructions, m),
    signTransactionMessageWithSigners,
  )
  assertIsTransactionWithBlockhashLifetime(transaction)
  await sendAndConfirmTransaction(transaction, { commitment: 'confirmed' })
}

const owner = await generateKeyPairSigner()

// Five token accounts for wrapped SOL, with different amounts of it.
const space = BigInt(getTokenSize())
const minimum = await rpc.getMinimumBalanceForRentExemption(space).send()
const created = await Promise.all(
  [20n, 50n, 10n, 40n, 30n].map(async (amount) => {
    const newAccount = await generateKeyPairSigner()
    return [
      getCreateAccountInstruction({
        payer,
        newAccount,
        lamports: lamports(minimum + amount),
        space,
        programAddress: TOKEN_PROGRAM_ADDRESS,
      }),
      getInitializeAccount3Instruction({
        account: newAccount.address,
        mint: address('So11111111111111111111111111111111111111112'),
        owner: owner.address,
      }),
    ]
  }),
)
await send(created.flat())

// #region preview
const filters = [
  { dataSize: 165n },
  {
    memcmp: {
      offset: 32n,
      bytes: owner.address as string as Base58EncodedBytes,
      encoding: 'base58',
    },
  },
] as const

// Of each account, only the 8 bytes of the amount.
const slices = await rpc
  .getProgramAccounts(TOKEN_PROGRAM_ADDRESS, {
    encoding: 'base64',
    dataSlice: { offset: 64, length: 8 },
    filters,
  })
  .send()

const ranking = slices
  .map(({ pubkey, account }) => ({
    pubkey,
    amount: getU64Decoder().decode(getBase64Encoder().encode(account.data[0])),
  }))
  .sort((a, b) => Number(b.amount - a.amount))
console.log('Amounts:', ranking.map(({ amount }) => amount).join(' '))

// Now whole accounts, page by page: at most 100 in one call, here two.
const pageSize = 2
for (let start = 0; start < ranking.length; start += pageSize) {
  const addresses = ranking
    .slice(start, start + pageSize)
    .map(({ pubkey }) => pubkey)
  const page = await fetchEncodedAccounts(rpc, addresses)
  const sizes = page.map((it) => (it.exists ? it.data.length : 'closed'))
  console.log(`Page ${start / pageSize + 1}:`, sizes.join(' '), 'bytes')
}
// #endregion

// Nothing but addresses: how many accounts are there?
const addresses = await rpc
  .getProgramAccounts(TOKEN_PROGRAM_ADDRESS, {
    encoding: 'base64',
    dataSlice: { offset: 0, length: 0 },
    filters,
  })
  .send()
console.log(`Accounts: ${addresses.length}`)
