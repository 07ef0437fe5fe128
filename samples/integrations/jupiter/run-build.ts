import {
  airdropFactory,
  createKeyPairSignerFromBytes,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  getBase64Decoder,
  type Instruction,
  isSignerRole,
  isWritableRole,
  lamports,
} from '@solana/kit'
import { getSetComputeUnitPriceInstruction } from '@solana-program/compute-budget'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  getCloseAccountInstruction,
  getCreateAssociatedTokenIdempotentInstruction,
  getSyncNativeInstruction,
} from '@solana-program/token'
import {
  createKeyPairFile,
  deployStandIn,
  quote,
  startTestJupiter,
} from './test-jupiter'
import { getRouteInstruction, ownAccount, sol } from './test-order'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')

const jupiter = await deployStandIn()
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
  const account = await ownAccount(taker.address, sol)
  // Far too much, as after a few extreme offers of others.
  const price = getSetComputeUnitPriceInstruction({
    microLamports: 50_000_000n,
  })
  const setup = [
    getCreateAssociatedTokenIdempotentInstruction({
      payer: taker,
      owner: taker.address,
      ata: account,
      mint: sol,
    }),
    getTransferSolInstruction({
      source: taker,
      destination: account,
      amount: BigInt(quote.inAmount),
    }),
    getSyncNativeInstruction({ account }),
  ]
  const cleanup = getCloseAccountInstruction({
    account,
    destination: taker.address,
    owner: taker,
  })
  return {
    ...quote,
    computeBudgetInstructions: [toApi(price)],
    setupInstructions: setup.map(toApi),
    swapInstruction: toApi(await getRouteInstruction(jupiter, taker.address)),
    otherInstructions: [],
    cleanupInstruction: toApi(cleanup),
    addressesByLookupTableAddress: null,
  }
}

await startTestJupiter({ 'GET /swap/v2/build': build })
process.argv[2] = '14600000'
await import('./build')
