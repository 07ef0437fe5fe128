import { getSetComputeUnitLimitInstruction } from '@solana-program/compute-budget'
import {
  getAddMemoInstruction,
  MEMO_PROGRAM_ADDRESS,
} from '@solana-program/memo'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  address,
  airdropFactory,
  appendTransactionMessageInstructions,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type Instruction,
} from '@solana/kit'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const airdrop = airdropFactory({ rpc, rpcSubscriptions })

const payer = await generateKeyPairSigner()
const wallet = await generateKeyPairSigner()
const nobody = await generateKeyPairSigner()
for (const { address: recipientAddress } of [payer, wallet]) {
  await airdrop({
    recipientAddress,
    lamports: lamports(1_000_000_000n),
    commitment: 'confirmed',
  })
}

const json = (value: unknown) =>
  JSON.stringify(value, (_, v) => (typeof v === 'bigint' ? Number(v) : v))

async function explain(what: string, instructions: readonly Instruction[]) {
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayerSigner(payer, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
    (m) => appendTransactionMessageInstructions(instructions, m),
  )
  const transaction = await signTransactionMessageWithSigners(message)
  const { value } = await rpc
    .simulateTransaction(getBase64EncodedWireTransaction(transaction), {
      encoding: 'base64',
    })
    .send()
  console.log(`${what}: ${json(value.err)}`)
  for (const line of value.logs ?? []) console.log(`  ${line}`)
}

// #region preview
const data = new Uint8Array([1, 2, 3])
await explain('Nothing at this address', [
  { programAddress: nobody.address, data },
])
await explain('A wallet is not a program', [
  { programAddress: wallet.address, data },
])
await explain('The program says no', [
  getTransferSolInstruction({
    source: payer,
    destination: address('11111111111111111111111111111112'),
    amount: lamports(2_000_000_000n),
  }),
])
await explain('Bytes the program cannot read', [
  {
    programAddress: MEMO_PROGRAM_ADDRESS,
    data: new Uint8Array([0xff, 0xfe]),
  },
])
await explain('Too few compute units', [
  getSetComputeUnitLimitInstruction({ units: 200 }),
  getAddMemoInstruction({ memo: 'one two three four five' }),
])
// #endregion
