import { createClient, generateKeyPairSigner, lamports } from '@solana/kit'
import { solanaLocalRpc } from '@solana/kit-plugin-rpc'
import { airdropSigner, generatedSigner } from '@solana/kit-plugin-signer'
import { tokenProgram } from '@solana-program/token'

const client = await createClient()
  .use(generatedSigner())
  .use(solanaLocalRpc())
  .use(airdropSigner(lamports(1_000_000_000n)))
  .use(tokenProgram())

// #region preview
const mint = await generateKeyPairSigner()
const { instructions, accounts } = client.token

// Two plans, which are four instructions in one transaction.
await client.sendTransaction([
  await instructions.createMint({
    newMint: mint,
    decimals: 6,
    mintAuthority: client.payer.address,
  }),
  await instructions.mintToATA({
    owner: client.payer.address,
    mint: mint.address,
    mintAuthority: client.payer,
    amount: 100_000_000n,
    decimals: 6,
  }),
])

// A plan sends itself, too.
const recipient = await generateKeyPairSigner()
await instructions
  .transferToATA({
    mint: mint.address,
    recipient: recipient.address,
    authority: client.payer,
    amount: 2_500_000n,
    decimals: 6,
  })
  .sendTransaction()
// #endregion

const { data } = await accounts.mint.fetch(mint.address)
console.log('Decimals:', data.decimals)
console.log('Supply:  ', data.supply, 'base units')
