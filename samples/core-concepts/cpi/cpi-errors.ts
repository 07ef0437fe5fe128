import { getCreateAccountInstruction } from '@solana-program/system'
import {
  getCreateAssociatedTokenInstructionAsync,
  getInitializeMint2Instruction,
  getMintSize,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'
import {
  type AccountMeta,
  AccountRole,
  airdropFactory,
  appendTransactionMessageInstructions,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  type Instruction,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const airdrop = airdropFactory({ rpc, rpcSubscriptions })

const payer = await generateKeyPairSigner()
const sponsor = await generateKeyPairSigner()
const mint = await generateKeyPairSigner()
for (const { address: recipientAddress } of [payer, sponsor]) {
  await airdrop({
    recipientAddress,
    lamports: lamports(1_000_000_000n),
    commitment: 'confirmed',
  })
}

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
    decimals: 6,
    mintAuthority: payer.address,
  }),
]
const create = await getCreateAssociatedTokenInstructionAsync({
  payer,
  owner: payer.address,
  mint: mint.address,
})

async function explain(what: string, instruction: Instruction) {
  const { value: blockhash } = await rpc.getLatestBlockhash().send()
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayerSigner(payer, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(blockhash, m),
    (m) =>
      appendTransactionMessageInstructions([...createMint, instruction], m),
  )
  const transaction = await signTransactionMessageWithSigners(message)
  const { value } = await rpc
    .simulateTransaction(getBase64EncodedWireTransaction(transaction), {
      encoding: 'base64',
    })
    .send()
  const ends = [' escalated', 'Error:', 'Unknown program', ' failed: ']
  console.log(`${what}:`)
  for (const line of value.logs ?? []) {
    if (ends.some((end) => line.includes(end))) console.log(`  ${line}`)
  }
}

// #region preview
// The six accounts: payer, token account, owner, mint, System, Token.
const replace = (index: number, account: AccountMeta): Instruction => ({
  ...create,
  accounts: create.accounts.map((old, i) => (i === index ? account : old)),
})

await explain(
  'The account that pays did not sign',
  replace(0, { address: sponsor.address, role: AccountRole.WRITABLE }),
)
await explain(
  'The new account is passed as read-only',
  replace(1, { ...create.accounts[1], role: AccountRole.READONLY }),
)
await explain(
  'The address does not come from the seeds',
  replace(1, { address: sponsor.address, role: AccountRole.WRITABLE }),
)
await explain(
  'The program to call is not among the accounts',
  replace(4, { address: sponsor.address, role: AccountRole.READONLY }),
)
// #endregion
