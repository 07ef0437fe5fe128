import {
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
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstructionAsync,
  getInitializeMint2Instruction,
  getMintSize,
  getMintToInstruction,
  getTokenDecoder,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')

const payer = await generateKeyPairSigner()
await airdropFactory({ rpc, rpcSubscriptions })({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: payer.address,
})

// A mint, and three holders with different amounts of its tokens.
const mint = await generateKeyPairSigner()
const space = BigInt(getMintSize())
const createMint = [
  getCreateAccountInstruction({
    payer,
    newAccount: mint,
    lamports: await rpc.getMinimumBalanceForRentExemption(space).send(),
    space,
    programAddress: TOKEN_PROGRAM_ADDRESS,
  }),
  getInitializeMint2Instruction({
    mint: mint.address,
    decimals: 2,
    mintAuthority: payer.address,
  }),
]
const mintTokens = await Promise.all(
  [250n, 0n, 1_000n].map(async (amount) => {
    const owner = (await generateKeyPairSigner()).address
    const [token] = await findAssociatedTokenPda({
      owner,
      mint: mint.address,
      tokenProgram: TOKEN_PROGRAM_ADDRESS,
    })
    return [
      await getCreateAssociatedTokenIdempotentInstructionAsync({
        payer,
        owner,
        mint: mint.address,
      }),
      getMintToInstruction({
        mint: mint.address,
        token,
        mintAuthority: payer,
        amount,
      }),
    ]
  }),
)
const { value: blockhash } = await rpc.getLatestBlockhash().send()
const transaction = await pipe(
  createTransactionMessage({ version: 0 }),
  (m) => setTransactionMessageFeePayerSigner(payer, m),
  (m) => setTransactionMessageLifetimeUsingBlockhash(blockhash, m),
  (m) => appendTransactionMessageInstructions(createMint, m),
  (m) => appendTransactionMessageInstructions(mintTokens.flat(), m),
  signTransactionMessageWithSigners,
)
assertIsTransactionWithBlockhashLifetime(transaction)
await sendAndConfirmTransactionFactory({ rpc, rpcSubscriptions })(transaction, {
  commitment: 'confirmed',
})

// #region preview
const accounts = await rpc
  .getProgramAccounts(TOKEN_PROGRAM_ADDRESS, {
    encoding: 'base64',
    filters: [
      { dataSize: 165n },
      {
        memcmp: {
          offset: 0n, // The mint is the first field.
          bytes: mint.address as string as Base58EncodedBytes,
          encoding: 'base58',
        },
      },
    ],
  })
  .send()

const holders = accounts
  .map(({ account }) => getBase64Encoder().encode(account.data[0]))
  .map((data) => getTokenDecoder().decode(data))
  .filter(({ amount }) => amount > 0n)
  .sort((a, b) => Number(b.amount - a.amount))

console.log(`Token accounts: ${accounts.length}`)
console.log(`With a balance: ${holders.length}`)
for (const { owner, amount } of holders) {
  console.log(`${owner}: ${amount}`)
}
// #endregion
