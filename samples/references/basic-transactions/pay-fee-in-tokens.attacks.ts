import {
  address,
  appendTransactionMessageInstructions,
  blockhash,
  compileTransaction,
  compressTransactionMessageUsingAddressLookupTables,
  createNoopSigner,
  createSolanaRpc,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64Decoder,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  partiallySignTransactionMessageWithSigners,
  pipe,
  setTransactionMessageConfig,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  type Base64EncodedWireTransaction,
  type Instruction,
} from '@solana/kit'
import { getSetComputeUnitPriceInstruction } from '@solana-program/compute-budget'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  getApproveInstruction,
  getBatchInstruction,
  getCreateAssociatedTokenInstructionAsync,
  getTransferCheckedInstruction,
} from '@solana-program/token'
import {
  friendTokens,
  mint,
  signed,
  source,
  terms,
  user,
} from './pay-fee-in-tokens'
import { service, sponsor } from './sponsor'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
const stranger = await generateKeyPairSigner()
// What an attacker writes where the service would sign.
const serviceKey = createNoopSigner(service.address)

const transfer = {
  source,
  mint: mint.address,
  destination: terms.payTo,
  authority: user,
  amount: terms.price,
  decimals: terms.decimals,
}
const payment = getTransferCheckedInstruction(transfer)

function draft(instructions: Instruction[], feePayer = service.address) {
  return pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayer(feePayer, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
    (m) => appendTransactionMessageInstructions(instructions, m),
  )
}
type Draft = Parameters<typeof partiallySignTransactionMessageWithSigners>[0]
const sign = async (message: Draft) =>
  getBase64EncodedWireTransaction(
    await partiallySignTransactionMessageWithSigners(message),
  )

async function attack(
  name: string,
  wire: Base64EncodedWireTransaction,
  refusal = 'Refused',
) {
  try {
    await sponsor(wire, terms)
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith(refusal)))
      throw error
    console.log(`${name}\n  ${error.message}`)
    return
  }
  throw new Error(`Not refused: ${name}`)
}
const attackWith = async (name: string, ...instructions: Instruction[]) =>
  attack(name, await sign(draft(instructions)))

const balance = async () => (await rpc.getBalance(service.address).send()).value
const before = await balance()

function versionOne(priorityFeeLamports: bigint) {
  return pipe(
    createTransactionMessage({ version: 1 }),
    (m) => setTransactionMessageFeePayer(service.address, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
    (m) =>
      setTransactionMessageConfig(
        {
          computeUnitLimit: 10_000,
          loadedAccountsDataSizeLimit: 262_144,
          priorityFeeLamports,
        },
        m,
      ),
    (m) => appendTransactionMessageInstructions([payment], m),
  )
}
await attack('Version 1 with a high fee', await sign(versionOne(500_000_000n)))
await attackWith(
  'A high price for compute units',
  getSetComputeUnitPriceInstruction({ microLamports: 1_000_000_000n }),
  payment,
)

await attackWith(
  'No payment to the service',
  getTransferCheckedInstruction({ ...transfer, destination: friendTokens }),
)
await attackWith(
  'A payment that is too small',
  getTransferCheckedInstruction({ ...transfer, amount: terms.price - 1n }),
)
await attackWith(
  'A payment in another token',
  getTransferCheckedInstruction({ ...transfer, mint: stranger.address }),
)
await attackWith(
  'A payment with other decimals',
  getTransferCheckedInstruction({ ...transfer, decimals: 9 }),
)
await attackWith('A payment in a batch', getBatchInstruction([payment]))
await attackWith('Two payments', payment, payment)

await attackWith(
  'SOL of the service',
  payment,
  getTransferSolInstruction({
    source: serviceKey,
    destination: user.address,
    amount: 900_000_000n,
  }),
)
await attackWith(
  'Tokens of the service, by its own key',
  payment,
  getTransferCheckedInstruction({
    ...transfer,
    source: terms.payTo,
    destination: source,
    authority: serviceKey,
  }),
)
await attackWith(
  'Tokens of another account of the service',
  payment,
  getTransferCheckedInstruction({
    ...transfer,
    source: friendTokens,
    destination: source,
    authority: serviceKey,
  }),
)
await attackWith(
  'Tokens of the service, by another key',
  payment,
  getTransferCheckedInstruction({
    ...transfer,
    source: terms.payTo,
    destination: source,
  }),
)
await attackWith(
  'A new account at the cost of the service',
  payment,
  await getCreateAssociatedTokenInstructionAsync({
    payer: serviceKey,
    owner: stranger.address,
    mint: mint.address,
  }),
)

await attackWith(
  'Another instruction of the Token program',
  payment,
  getApproveInstruction({
    source,
    delegate: stranger.address,
    owner: user,
    amount: 1n,
  }),
)
await attackWith(
  'Another program',
  payment,
  getTransferSolInstruction({
    source: user,
    destination: stranger.address,
    amount: 1n,
  }),
)
await attackWith('Many paid signatures in a precompile', payment, {
  programAddress: address('Ed25519SigVerify111111111111111111111111111'),
  data: new Uint8Array([255, 0]),
})
await attackWith(
  'A third signature',
  payment,
  getTransferCheckedInstruction({
    ...transfer,
    destination: friendTokens,
    authority: stranger,
  }),
)
await attack(
  'Another fee payer',
  await sign(draft([payment], stranger.address)),
)
await attack(
  'An account in a lookup table',
  await sign(
    compressTransactionMessageUsingAddressLookupTables(draft([payment]), {
      [stranger.address]: [terms.payTo],
    }),
  ),
)
const bytes = new Uint8Array(
  getBase64Encoder().encode(await sign(draft([payment]))),
)
// The version follows the two signatures.
bytes[1 + 2 * 64] = 0x80 | 2
await attack(
  'A version that does not exist yet',
  getBase64Decoder().decode(bytes) as Base64EncodedWireTransaction,
  'This version of Kit does not support',
)
await attack(
  'A blockhash of nobody',
  await sign(
    setTransactionMessageLifetimeUsingBlockhash(
      { ...latestBlockhash, blockhash: blockhash(stranger.address) },
      draft([payment]),
    ),
  ),
)
await attack(
  'Without the signature of the user',
  getBase64EncodedWireTransaction(compileTransaction(draft([payment]))),
  'Transaction is missing signatures',
)
// The node simulates these two before it sends them.
const simulated = 'Transaction simulation failed'
await attack(
  'More tokens than the user has',
  await sign(
    draft([
      payment,
      getTransferCheckedInstruction({
        ...transfer,
        destination: friendTokens,
        amount: 100_000_000n,
      }),
    ]),
  ),
  simulated,
)
await attack(
  'The honest transaction a second time',
  getBase64EncodedWireTransaction(signed),
  simulated,
)
console.log('The service lost', before - (await balance()), 'lamports')

// What is honest passes, in version 1 too.
await sponsor(await sign(versionOne(1_000n)), terms)
console.log('It pays', before - (await balance()), 'lamports for an honest one')
