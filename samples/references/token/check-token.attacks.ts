import {
  createSolanaRpc,
  generateKeyPairSigner,
  type Address,
  type Instruction,
} from '@solana/kit'
import { getCreateAccountInstruction } from '@solana-program/system'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getCreateMintInstructionPlan as getCreateClassicMintInstructionPlan,
  getInitializeMultisigInstruction,
  getMintSize,
  getMultisigSize,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'
import {
  AccountState,
  extension,
  getCreateMintInstructionPlan,
  TOKEN_2022_PROGRAM_ADDRESS,
  type ExtensionArgs,
} from '@solana-program/token-2022'
import { checkToken, client, payer, send } from './check-token'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const { address: stranger } = await generateKeyPairSigner()

/** Creates an account of a program, and then does more with it. */
async function createAccount(
  programAddress: Address,
  size: number,
  then: (account: Address) => Instruction[] = () => [],
) {
  const newAccount = await generateKeyPairSigner()
  const space = BigInt(size)
  await send([
    getCreateAccountInstruction({
      payer,
      newAccount,
      lamports: await rpc.getMinimumBalanceForRentExemption(space).send(),
      space,
      programAddress,
    }),
    ...then(newAccount.address),
  ])
  return newAccount.address
}

/** Is refused as no mint, or alone for a power: minting and freezing are accepted. */
async function attack(name: string, mint: Address, power?: string) {
  console.log(name)
  let refused: string[]
  try {
    refused = await checkToken(mint, ['mint', 'freeze'])
  } catch (error) {
    if (power || !(error instanceof Error)) throw error
    console.log(`  ${error.message}`)
    return
  }
  if (!power || refused.join() !== power) throw new Error(`Wrong: ${name}`)
  console.log('  Refused for:', power)
}

await attack('A wallet', payer.address)
await attack(
  'A mint of a program of the attacker',
  await createAccount(stranger, getMintSize()),
)
await attack(
  'An account that will be a mint later',
  await createAccount(TOKEN_PROGRAM_ADDRESS, getMintSize()),
)
await attack(
  'A multisig account',
  await createAccount(
    TOKEN_2022_PROGRAM_ADDRESS,
    getMultisigSize(),
    (multisig) => [
      getInitializeMultisigInstruction(
        { multisig, m: 1, signers: [payer.address] },
        { programAddress: TOKEN_2022_PROGRAM_ADDRESS },
      ),
    ],
  ),
)

const classic = await generateKeyPairSigner()
await send(
  await getCreateClassicMintInstructionPlan(client, {
    payer,
    newMint: classic,
    decimals: 6,
    mintAuthority: payer.address,
    freezeAuthority: payer.address,
  }),
)
const [ata] = await findAssociatedTokenPda({
  owner: payer.address,
  mint: classic.address,
  tokenProgram: TOKEN_PROGRAM_ADDRESS,
})
await send([
  getCreateAssociatedTokenIdempotentInstruction({
    payer,
    ata,
    owner: payer.address,
    mint: classic.address,
  }),
])
await attack('A token account', ata)
const refused = await checkToken(classic.address, ['mint'])
console.log('A freeze authority, in the Token program')
console.log('  Refused for:', refused.join())
if (refused.join() !== 'freeze') throw new Error('Not refused')

async function mintWith(...extensions: ExtensionArgs[]) {
  const newMint = await generateKeyPairSigner()
  await send(
    await getCreateMintInstructionPlan(client, {
      payer,
      newMint,
      decimals: 6,
      mintAuthority: payer,
      freezeAuthority: payer.address,
      extensions,
    }),
  )
  return newMint.address
}
const fee = (transferFeeBasisPoints: number) => ({
  epoch: 0n,
  maximumFee: 1_000_000n,
  transferFeeBasisPoints,
})
await attack(
  'A hook',
  await mintWith(
    extension('TransferHook', { authority: stranger, programId: stranger }),
  ),
  'hook',
)
await attack(
  'A fee',
  await mintWith(
    extension('TransferFeeConfig', {
      transferFeeConfigAuthority: stranger,
      withdrawWithheldAuthority: stranger,
      withheldAmount: 0n,
      olderTransferFee: fee(100),
      newerTransferFee: fee(100),
    }),
  ),
  'fee',
)
await attack(
  'New accounts are frozen',
  await mintWith(
    extension('DefaultAccountState', { state: AccountState.Frozen }),
  ),
  'lock',
)
await attack(
  'A token that cannot be sold',
  await mintWith(extension('NonTransferable', {})),
  'lock',
)
await attack(
  'Interest',
  await mintWith(
    extension('InterestBearingConfig', {
      rateAuthority: stranger,
      initializationTimestamp: 0n,
      preUpdateAverageRate: 0,
      lastUpdateTimestamp: 0n,
      currentRate: 500,
    }),
  ),
  'amount',
)
await attack(
  'The mint can be closed',
  await mintWith(extension('MintCloseAuthority', { closeAuthority: stranger })),
  'close',
)
await attack(
  'The name is in an account of somebody',
  await mintWith(
    extension('MetadataPointer', {
      authority: null,
      metadataAddress: stranger,
    }),
  ),
  'rename',
)
await attack(
  'Nobody can burn alone',
  await mintWith(extension('PermissionedBurn', { authority: stranger })),
  'burn',
)
