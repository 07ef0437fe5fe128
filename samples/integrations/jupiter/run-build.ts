import {
  address,
  airdropFactory,
  createKeyPairSignerFromBytes,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  generateKeyPairSigner,
  getBase58Encoder,
  getBase64Decoder,
  type Instruction,
  isSignerRole,
  isWritableRole,
  lamports,
} from '@solana/kit'
import { getSetComputeUnitPriceInstruction } from '@solana-program/compute-budget'
import { getTransferSolInstruction } from '@solana-program/system'
import { createKeyPairFile, quote, startTestJupiter } from './test-jupiter'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')

const pool = await generateKeyPairSigner()
const taker = await createKeyPairSignerFromBytes(await createKeyPairFile())
await airdropFactory({ rpc, rpcSubscriptions })({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: taker.address,
})

const toApi = ({ programAddress, accounts = [], data }: Instruction) => ({
  programId: programAddress,
  accounts: accounts.map(({ address, role }) => ({
    pubkey: address,
    isSigner: isSignerRole(role),
    isWritable: isWritableRole(role),
  })),
  data: getBase64Decoder().decode(data ?? new Uint8Array()),
})

async function build() {
  const { value } = await rpc.getLatestBlockhash().send()
  const swap = getTransferSolInstruction({
    source: taker,
    destination: address(pool.address),
    amount: BigInt(quote.inAmount),
  })
  // Far too much, as after a few extreme offers of others.
  const price = getSetComputeUnitPriceInstruction({
    microLamports: 50_000_000n,
  })
  return {
    ...quote,
    computeBudgetInstructions: [toApi(price)],
    setupInstructions: [],
    swapInstruction: toApi(swap),
    otherInstructions: [],
    cleanupInstruction: null,
    addressesByLookupTableAddress: null,
    blockhashWithMetadata: {
      blockhash: [...getBase58Encoder().encode(value.blockhash)],
      lastValidBlockHeight: Number(value.lastValidBlockHeight),
    },
  }
}

await startTestJupiter({ 'GET /swap/v2/build': build })
await import('./build')

const { value: balance } = await rpc.getBalance(pool.address).send()
console.log('Paid to the pool:', balance)
