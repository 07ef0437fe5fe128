import {
  address,
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  type Base58EncodedBytes,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64Encoder,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { getCreateAccountInstruction } from '@solana-program/system'
import {
  getInitializeAccount3Instruction,
  getTokenDecoder,
  getTokenSize,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')

const owner = await generateKeyPairSigner()
await airdropFactory({ rpc, rpcSubscriptions })({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: owner.address,
})

// Two token accounts with 1,000 lamports of wrapped SOL each.
const space = BigInt(getTokenSize())
const minimum = await rpc.getMinimumBalanceForRentExemption(space).send()
const accounts = await Promise.all(
  [1_000n, 1_000n].map(async (amount) => {
    const newAccount = await generateKeyPairSigner()
    return [
      getCreateAccountInstruction({
        payer: owner,
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
const { value: blockhash } = await rpc.getLatestBlockhash().send()
const transaction = await pipe(
  createTransactionMessage({ version: 0 }),
  (m) => setTransactionMessageFeePayerSigner(owner, m),
  (m) => setTransactionMessageLifetimeUsingBlockhash(blockhash, m),
  (m) => appendTransactionMessageInstructions(accounts.flat(), m),
  signTransactionMessageWithSigners,
)
assertIsTransactionWithBlockhashLifetime(transaction)
await sendAndConfirmTransactionFactory({ rpc, rpcSubscriptions })(transaction, {
  commitment: 'confirmed',
})

// #region preview
const found = await rpc
  .getProgramAccounts(TOKEN_PROGRAM_ADDRESS, {
    encoding: 'base64',
    filters: [
      { dataSize: 165n },
      {
        memcmp: {
          offset: 32n, // The owner starts at byte 32.
          bytes: owner.address as string as Base58EncodedBytes,
          encoding: 'base58',
        },
      },
    ],
  })
  .send()

console.log(`Found: ${found.length}`)
for (const { pubkey, account } of found) {
  const token = getTokenDecoder().decode(
    getBase64Encoder().encode(account.data[0]),
  )
  console.log(`${pubkey} holds ${token.amount} of ${token.mint}`)
}
// #endregion
