import {
  airdropFactory,
  appendTransactionMessageInstructionPlan,
  assertAccountExists,
  assertIsTransactionWithBlockhashLifetime,
  createClientWithGetMinimumBalanceFromRpc,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  fetchEncodedAccount,
  generateKeyPairSigner,
  lamports,
  parseInstructionPlanInput,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  unwrapOption,
  type Address,
  type InstructionPlanInput,
  type ReadonlyUint8Array,
} from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import { TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'
import {
  AccountState,
  AuthorityType,
  decodeMint,
  extension,
  getCreateMintInstructionPlan,
  getSetAuthorityInstruction,
  TOKEN_2022_PROGRAM_ADDRESS,
  type Extension,
} from '@solana-program/token-2022'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const client = createClientWithGetMinimumBalanceFromRpc(rpc)
const airdrop = airdropFactory({ rpc, rpcSubscriptions })
const sendAndConfirmTransaction = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
})

const payer = await generateKeyPairSigner()
await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: payer.address,
})

async function send(instructions: InstructionPlanInput) {
  const plan = parseInstructionPlanInput(instructions)
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
  const transaction = await pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayerSigner(payer, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
    (m) => appendTransactionMessageInstructionPlan(plan, m),
    signTransactionMessageWithSigners,
  )
  assertIsTransactionWithBlockhashLifetime(transaction)
  await sendAndConfirmTransaction(transaction, { commitment: 'confirmed' })
}

const powers = {
  mint: 'create more tokens',
  freeze: 'freeze your account',
  take: 'move or burn your tokens',
  pause: 'stop all transfers',
  lock: 'keep you from passing the token on',
  hook: 'let a program refuse your transfers',
  fee: 'keep a part of each transfer',
  burn: 'forbid you to burn',
  hide: 'hide how many tokens there are',
  close: 'close the mint while nobody has tokens, and make it anew',
  amount: 'change the amounts that wallets show',
  rename: 'change the name and the logo',
}
type Power = keyof typeof powers
type Finding = readonly [power: Power, key: Address | null]

/** What an extension allows, and to whom. Throws at a kind that it does not know. */
function findingsOf(mint: Address, found: Extension): Finding[] {
  switch (found.__kind) {
    case 'PermanentDelegate':
      return [['take', found.delegate]]
    case 'PausableConfig':
      return [
        ['pause', unwrapOption(found.authority)],
        ['lock', found.paused ? mint : null],
      ]
    case 'DefaultAccountState':
      return [['lock', found.state === AccountState.Frozen ? mint : null]]
    case 'NonTransferable':
      return [['lock', mint]]
    case 'TransferHook':
      return [
        ['hook', found.programId],
        ['hook', found.authority],
      ]
    case 'TransferFeeConfig': {
      const { olderTransferFee: older, newerTransferFee: newer } = found
      const now = older.transferFeeBasisPoints + newer.transferFeeBasisPoints
      return [
        ['fee', now > 0 ? mint : null],
        ['fee', found.transferFeeConfigAuthority],
      ]
    }
    case 'PermissionedBurn':
      return [['burn', unwrapOption(found.authority)]]
    case 'ConfidentialMintBurn':
      return [['hide', mint]]
    case 'MintCloseAuthority':
      return [['close', found.closeAuthority]]
    case 'InterestBearingConfig':
      return [
        ['amount', found.currentRate === 0 ? null : mint],
        ['amount', found.rateAuthority],
      ]
    case 'ScaledUiAmountConfig':
      return [
        ['amount', found.newMultiplier === 1 ? null : mint],
        ['amount', found.multiplier === 1 ? null : mint],
        ['amount', found.authority],
      ]
    case 'MetadataPointer': {
      const place = unwrapOption(found.metadataAddress)
      return [
        ['rename', place === mint ? null : place],
        ['rename', unwrapOption(found.authority)],
      ]
    }
    case 'TokenMetadata':
      if (found.mint !== mint)
        throw new Error('Refused: its metadata is that of another mint')
      return [['rename', unwrapOption(found.updateAuthority)]]
    case 'ConfidentialTransferMint':
    case 'ConfidentialTransferFee':
    case 'GroupPointer':
    case 'TokenGroup':
    case 'GroupMemberPointer':
    case 'TokenGroupMember':
      return []
    default:
      throw new Error(`Refused: the extension ${found.__kind} is not known`)
  }
}

// #region preview
/** What the issuer can do to holders, except for what you accept. */
async function checkToken(mint: Address, accepted: readonly Power[] = []) {
  const account = await fetchEncodedAccount(rpc, mint)
  assertAccountExists(account)
  if (!isMint(account.programAddress, account.data))
    throw new Error('Refused: this is no mint of the two token programs')
  const { data } = decodeMint(account)
  if (!data.isInitialized) throw new Error('Refused: this mint is not ready')

  const findings: Finding[] = [
    ['mint', unwrapOption(data.mintAuthority)],
    ['freeze', unwrapOption(data.freezeAuthority)],
    ...(unwrapOption(data.extensions) ?? []).flatMap((found) =>
      findingsOf(mint, found),
    ),
  ]
  const refused = findings.flatMap(([power, key]) =>
    // Where nobody has a power, the address is missing or zero.
    key === null || key === SYSTEM_PROGRAM_ADDRESS || accepted.includes(power)
      ? []
      : [power],
  )
  return [...new Set(refused)]
}
// #endregion

// #region is-mint
/** The length tells the accounts of a program apart, then a byte for the kind. */
function isMint(program: Address, data: ReadonlyUint8Array) {
  const [plain, multisig] = [82, 355]
  if (program === TOKEN_PROGRAM_ADDRESS) return data.length === plain
  if (program !== TOKEN_2022_PROGRAM_ADDRESS) return false
  return data.length === plain || (data.length !== multisig && data[165] === 1)
}
// #endregion

async function verdict(name: string, mint: Address, accepted?: Power[]) {
  const refused = await checkToken(mint, accepted)
  console.log(`${name}: ${refused.length > 0 ? 'refused' : 'accepted'}`)
  for (const power of refused) console.log(`  Somebody can ${powers[power]}`)
}

// Three tokens to look at. The first one has no authority any more.
const fixed = await generateKeyPairSigner()
await send([
  await getCreateMintInstructionPlan(client, {
    payer,
    newMint: fixed,
    decimals: 6,
    mintAuthority: payer,
  }),
  getSetAuthorityInstruction({
    owned: fixed.address,
    owner: payer,
    authorityType: AuthorityType.MintTokens,
    newAuthority: null,
  }),
])
await verdict('Nobody has a power', fixed.address)

// A stablecoin: its issuer has to create tokens, and the law can demand to freeze.
const stable = await generateKeyPairSigner()
await send(
  await getCreateMintInstructionPlan(client, {
    payer,
    newMint: stable,
    decimals: 6,
    mintAuthority: payer,
    freezeAuthority: payer.address,
  }),
)
await verdict('A stablecoin', stable.address)
await verdict('The same, of an issuer that you trust', stable.address, [
  'mint',
  'freeze',
])

// A trap: nobody can mint or freeze, but the extensions allow all the rest.
const trap = await generateKeyPairSigner()
const fee = { epoch: 0n, maximumFee: 0n, transferFeeBasisPoints: 0 }
await send([
  await getCreateMintInstructionPlan(client, {
    payer,
    newMint: trap,
    decimals: 6,
    mintAuthority: payer,
    extensions: [
      extension('PermanentDelegate', { delegate: payer.address }),
      extension('TransferHook', {
        authority: payer.address,
        programId: SYSTEM_PROGRAM_ADDRESS, // none yet
      }),
      extension('TransferFeeConfig', {
        transferFeeConfigAuthority: payer.address,
        withdrawWithheldAuthority: payer.address,
        withheldAmount: 0n,
        olderTransferFee: fee,
        newerTransferFee: fee,
      }),
      extension('PausableConfig', { authority: payer.address, paused: false }),
      extension('MetadataPointer', {
        authority: null,
        metadataAddress: trap.address,
      }),
      extension('TokenMetadata', {
        updateAuthority: payer.address,
        mint: trap.address,
        name: 'USD Coin',
        symbol: 'USDC',
        uri: 'https://example.com/usdc.json',
        additionalMetadata: new Map(),
      }),
    ],
  }),
  getSetAuthorityInstruction({
    owned: trap.address,
    owner: payer,
    authorityType: AuthorityType.MintTokens,
    newAuthority: null,
  }),
])
await verdict('A trap that is called USDC', trap.address)

// check-token.attacks.ts goes on from here.
export { checkToken, client, payer, send }
