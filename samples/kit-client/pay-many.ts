import {
  createClient,
  generateKeyPairSigner,
  lamports,
  parallelInstructionPlan,
  summarizeTransactionPlanResult,
} from '@solana/kit'
import { solanaLocalRpc } from '@solana/kit-plugin-rpc'
import { airdropSigner, generatedSigner } from '@solana/kit-plugin-signer'
import { getTransferSolInstruction } from '@solana-program/system'

const client = await createClient()
  .use(generatedSigner())
  .use(solanaLocalRpc())
  .use(airdropSigner(lamports(1_000_000_000n)))

const recipients = await Promise.all(
  Array.from({ length: 50 }, () => generateKeyPairSigner()),
)

// #region preview
const payouts = parallelInstructionPlan(
  recipients.map(({ address }) =>
    getTransferSolInstruction({
      source: client.payer,
      destination: address,
      amount: 1_000_000n,
    }),
  ),
)

const result = await client.sendTransactions(payouts)
const { successfulTransactions } = summarizeTransactionPlanResult(result)
for (const { context } of successfulTransactions)
  console.log('Signature:', context.signature)
// #endregion

const addresses = recipients.map(({ address }) => address)
const { value: paid } = await client.rpc.getMultipleAccounts(addresses).send()
console.log('Wallets paid:', paid.filter(Boolean).length)
