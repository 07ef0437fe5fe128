import { createClient, generateKeyPairSigner, lamports } from '@solana/kit'
import { solanaLocalRpc } from '@solana/kit-plugin-rpc'
import { airdropSigner, generatedSigner } from '@solana/kit-plugin-signer'
import { getTransferSolInstruction } from '@solana-program/system'

// #region preview
const client = await createClient()
  .use(generatedSigner())
  .use(solanaLocalRpc())
  .use(airdropSigner(lamports(1_000_000_000n)))

const recipient = await generateKeyPairSigner()
const { context } = await client.sendTransaction([
  getTransferSolInstruction({
    source: client.payer,
    destination: recipient.address,
    amount: 10_000_000n,
  }),
])
// #endregion

const { value: received } = await client.rpc
  .getBalance(recipient.address)
  .send()
console.log('Signature:', context.signature)
console.log('Recipient received:', received, 'lamports')
