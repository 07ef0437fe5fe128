import {
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getAddressEncoder,
  getProgramDerivedAddress,
  isSolanaError,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE,
  unwrapSimulationError,
} from '@solana/kit'
import { getCreateAccountInstruction } from '@solana-program/system'
import {
  ASSOCIATED_TOKEN_PROGRAM_ADDRESS,
  getCreateAssociatedTokenInstruction,
  getInitializeMint2Instruction,
  getMintSize,
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
const mint = await generateKeyPairSigner()

await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: payer.address,
})

const { value: latestBlockhash } = await rpc
  .getLatestBlockhash({ commitment: 'confirmed' })
  .send()
const mintSize = BigInt(getMintSize())
const mintBalance = await rpc.getMinimumBalanceForRentExemption(mintSize).send()

const createMint = [
  getCreateAccountInstruction({
    payer,
    newAccount: mint,
    lamports: mintBalance,
    space: mintSize,
    programAddress: TOKEN_PROGRAM_ADDRESS,
  }),
  getInitializeMint2Instruction({
    mint: mint.address,
    decimals: 6,
    mintAuthority: payer.address,
  }),
]

// #region preview
// The mint stands before the token program: not the order of the program.
const [wrongAddress] = await getProgramDerivedAddress({
  programAddress: ASSOCIATED_TOKEN_PROGRAM_ADDRESS,
  seeds: [
    getAddressEncoder().encode(payer.address),
    getAddressEncoder().encode(mint.address),
    getAddressEncoder().encode(TOKEN_PROGRAM_ADDRESS),
  ],
})
const createTokenAccount = getCreateAssociatedTokenInstruction({
  payer,
  ata: wrongAddress,
  owner: payer.address,
  mint: mint.address,
})
// #endregion

const transaction = await pipe(
  createTransactionMessage({ version: 0 }),
  (m) => setTransactionMessageFeePayerSigner(payer, m),
  (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
  (m) =>
    appendTransactionMessageInstructions(
      [...createMint, createTokenAccount],
      m,
    ),
  signTransactionMessageWithSigners,
)
assertIsTransactionWithBlockhashLifetime(transaction)

try {
  await sendAndConfirmTransaction(transaction, { commitment: 'confirmed' })
} catch (error) {
  if (
    !isSolanaError(
      error,
      SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE,
    )
  ) {
    throw error
  }
  const cause = unwrapSimulationError(error)
  if (isSolanaError(cause)) console.log('Cause:', cause.message)
  for (const log of error.context.logs ?? []) console.log('Log:', log)
}
