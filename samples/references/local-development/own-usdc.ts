import {
  address,
  appendTransactionMessageInstructions,
  assertAccountExists,
  createTransactionMessage,
  generateKeyPairSigner,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import {
  decodeToken,
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getMintEncoder,
  getMintSize,
  getMintToInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'
import { FailedTransactionMetadata, LiteSVM } from 'litesvm'

const svm = new LiteSVM()
const wallet = await generateKeyPairSigner()
svm.airdrop(wallet.address, lamports(1_000_000_000n))

// #region preview
// The address of USDC on mainnet, with your wallet as its mint authority.
const usdc = address('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v')
const space = BigInt(getMintSize())
svm.setAccount({
  address: usdc,
  data: getMintEncoder().encode({
    mintAuthority: wallet.address,
    supply: 0n,
    decimals: 6,
    isInitialized: true,
    freezeAuthority: null,
  }),
  executable: false,
  lamports: lamports(svm.minimumBalanceForRentExemption(space)),
  programAddress: TOKEN_PROGRAM_ADDRESS,
  space,
})
// #endregion

const [token] = await findAssociatedTokenPda({
  mint: usdc,
  owner: wallet.address,
  tokenProgram: TOKEN_PROGRAM_ADDRESS,
})
const transaction = await pipe(
  createTransactionMessage({ version: 0 }),
  (message) => setTransactionMessageFeePayerSigner(wallet, message),
  (message) => svm.setTransactionMessageLifetimeUsingLatestBlockhash(message),
  (message) =>
    appendTransactionMessageInstructions(
      [
        getCreateAssociatedTokenIdempotentInstruction({
          payer: wallet,
          ata: token,
          owner: wallet.address,
          mint: usdc,
        }),
        getMintToInstruction({
          mint: usdc,
          token,
          mintAuthority: wallet,
          amount: 1_000_000_000n,
        }),
      ],
      message,
    ),
  signTransactionMessageWithSigners,
)
const result = svm.sendTransaction(transaction)
if (result instanceof FailedTransactionMetadata)
  throw new Error(result.toString())

const account = svm.getAccount(token)
assertAccountExists(account)
const { amount, mint } = decodeToken(account).data
console.log(`Mint:   ${mint}`)
console.log(`Amount: ${amount / 1_000_000n} USDC that exist only here`)
