import {
  findAddressLookupTablePda,
  getCreateLookupTableInstructionAsync,
  getExtendLookupTableInstruction,
} from '@solana-program/address-lookup-table'
import {
  getSetComputeUnitLimitInstruction,
  getSetComputeUnitPriceInstruction,
} from '@solana-program/compute-budget'
import {
  getAdvanceNonceAccountInstruction,
  getAssignInstruction,
  getTransferSolInstruction,
} from '@solana-program/system'
import {
  AuthorityType,
  getApproveInstruction,
  getCloseAccountInstruction,
  getCreateAssociatedTokenIdempotentInstruction,
  getSetAuthorityInstruction,
  getSyncNativeInstruction,
  getTransferInstruction,
} from '@solana-program/token'
import {
  AccountRole,
  type Address,
  address,
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  compileTransaction,
  compressTransactionMessageUsingAddressLookupTables,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  type Instruction,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageConfig,
  setTransactionMessageFeePayer,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { checkOrder, type Swap } from './check-order'
import { getRouteInstruction, ownAccount, sol, usdc } from './test-order'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const airdrop = airdropFactory({ rpc, rpcSubscriptions })
const sendAndConfirmTransaction = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
})

const taker = await generateKeyPairSigner()
const attacker = await generateKeyPairSigner()
await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: attacker.address,
})

async function send(instructions: Instruction[]) {
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
  const transaction = await pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayerSigner(attacker, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
    (m) => appendTransactionMessageInstructions(instructions, m),
    signTransactionMessageWithSigners,
  )
  assertIsTransactionWithBlockhashLifetime(transaction)
  await sendAndConfirmTransaction(transaction, { commitment: 'confirmed' })
}

const jupiter = address('JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4')
const swap: Swap = {
  program: jupiter,
  taker: taker.address,
  inputMint: sol,
  outputMint: usdc,
  maximumIn: 100_000_000n,
  minimumOut: 14_600_000n,
  maximumCost: 1_000_000n,
  maximumCreated: 4,
}
const ownSol = await ownAccount(taker.address, sol)
const ownUsdc = await ownAccount(taker.address, usdc)
const theirUsdc = await ownAccount(attacker.address, usdc)

const wrap = (amount: bigint) =>
  getTransferSolInstruction({ source: taker, destination: ownSol, amount })
const close = (destination: Address) =>
  getCloseAccountInstruction({ account: ownSol, destination, owner: taker })
const route = (changes: Parameters<typeof getRouteInstruction>[2] = {}) =>
  getRouteInstruction(jupiter, taker.address, changes)
const createAccount = (owner: Address, ata: Address, mint: Address) =>
  getCreateAssociatedTokenIdempotentInstruction({
    payer: taker,
    owner,
    ata,
    mint,
  })

const honest = [
  getSetComputeUnitLimitInstruction({ units: 300_000 }),
  getSetComputeUnitPriceInstruction({ microLamports: 100_000n }),
  createAccount(taker.address, ownSol, sol),
  createAccount(taker.address, ownUsdc, usdc),
  wrap(100_000_000n),
  getSyncNativeInstruction({ account: ownSol }),
  await route(),
  close(taker.address),
]

const { value: blockhash } = await rpc.getLatestBlockhash().send()
const toMessage = (
  instructions: readonly Instruction[],
  feePayer = taker.address,
) =>
  pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayer(feePayer, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(blockhash, m),
    (m) => appendTransactionMessageInstructions(instructions, m),
  )

type Message = Parameters<typeof compileTransaction>[0]
async function attack(name: string, message: Message) {
  const { messageBytes } = compileTransaction(message)
  const reason = await checkOrder(messageBytes, swap, rpc).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : `${error}`),
  )
  if (!reason) throw new Error(`NOT refused: ${name}`)
  console.log(`${name}. Refused: ${reason}`)
}
const attackWith = (name: string, ...added: Instruction[]) =>
  attack(name, toMessage([...honest, ...added]))
const attackBy = async (name: string, changes: Parameters<typeof route>[0]) =>
  attack(name, toMessage([await route(changes)]))

const accept = (instructions: readonly Instruction[]) =>
  checkOrder(
    compileTransaction(toMessage(instructions)).messageBytes,
    swap,
    rpc,
  )
await accept(honest)
await accept([await route({ shared: true })])
console.log('The honest order, of both kinds. Accepted')

// #region preview
// Something besides the swap.
const elsewhere = { source: taker, destination: attacker.address }
await attackWith(
  'Send SOL elsewhere',
  getTransferSolInstruction({ ...elsewhere, amount: 5_000_000_000n }),
)
await attackWith(
  'Send tokens elsewhere',
  getTransferInstruction({
    source: ownUsdc,
    destination: theirUsdc,
    authority: taker,
    amount: 1n,
  }),
)
await attackWith(
  'Give the wallet to a program',
  getAssignInstruction({ account: taker, programAddress: jupiter }),
)
await attackWith(
  'Give a token account away',
  getSetAuthorityInstruction({
    owned: ownUsdc,
    owner: taker,
    authorityType: AuthorityType.AccountOwner,
    newAuthority: attacker.address,
  }),
)
await attackWith(
  'Let somebody spend the tokens later',
  getApproveInstruction({
    source: ownUsdc,
    delegate: attacker.address,
    owner: taker,
    amount: 1n,
  }),
)
await attackWith('Close an account to somebody', close(attacker.address))
await attackWith(
  'Pay for the account of somebody',
  createAccount(attacker.address, theirUsdc, usdc),
)
await attackWith(
  'Pay for five token accounts of your own',
  ...(await Promise.all(
    Array.from({ length: 5 }, async () => {
      const { address: junk } = await generateKeyPairSigner()
      return createAccount(
        taker.address,
        await ownAccount(taker.address, junk),
        junk,
      )
    }),
  )),
)
await attackWith('Call another program', {
  programAddress: attacker.address,
  accounts: [{ address: taker.address, role: AccountRole.WRITABLE_SIGNER }],
  data: new Uint8Array(1),
})
await attackWith(
  'Last for ever, with a nonce',
  getAdvanceNonceAccountInstruction({
    nonceAccount: attacker.address,
    nonceAuthority: taker,
  }),
)
await attackWith('Wrap more SOL', wrap(1_000_000_000n))
await attackWith('Swap twice', await route())
await attack('Do not swap', toMessage([wrap(1n)]))

// The fee, and who signs.
await attackWith(
  'A high price for compute units',
  getSetComputeUnitPriceInstruction({ microLamports: 300_000_000n }),
)
const version1 = pipe(
  createTransactionMessage({ version: 1 }),
  (m) => setTransactionMessageFeePayer(taker.address, m),
  (m) => setTransactionMessageLifetimeUsingBlockhash(blockhash, m),
  (m) => appendTransactionMessageInstructions(honest, m),
  (m) =>
    setTransactionMessageConfig({ priorityFeeLamports: 99_000_000_000n }, m),
)
await attack('Version 1 with a fee of 99 SOL', version1)
await attack('Another fee payer', toMessage(honest, attacker.address))
await attackWith(
  'A second signer',
  getTransferSolInstruction({
    source: attacker,
    destination: taker.address,
    amount: 1n,
  }),
)

// The swap itself.
await attackBy('Take ten times as much', { in: 1_000_000_000n })
await attackBy('Promise less', { quotedOut: 1n })
await attackBy('Allow all slippage', { slippageBps: 10_000 })
await attackBy('Numbers that wrap', { slippageBps: 65_535 })
await attackBy('Keep half as the fee', { platformFeeBps: 5_000 })
await attackBy('Send the tokens elsewhere', { to: theirUsdc })
await attackBy('The same in the other kind', { shared: true, to: theirUsdc })
await attackBy('Take them from another account', { from: ownUsdc })
await attackBy('Send them by the other account', { alsoTo: theirUsdc })
await attackBy('Return another token', { outputMint: attacker.address })
await attackBy('Take another token', { inputMint: attacker.address })
await attackBy('Another kind of instruction', { kind: 'e517cb977ae3ad2a' })
// #endregion

// #region lookup-table
// The recipient is in a lookup table: the message has only a number.
const recentSlot = await rpc.getSlot({ commitment: 'finalized' }).send()
const authority = attacker.address
const [table] = await findAddressLookupTablePda({ authority, recentSlot })
await send([
  await getCreateLookupTableInstructionAsync({
    authority,
    payer: attacker,
    recentSlot,
  }),
  getExtendLookupTableInstruction({
    address: table,
    authority: attacker,
    payer: attacker,
    addresses: [theirUsdc],
  }),
])
const hidden = compressTransactionMessageUsingAddressLookupTables(
  toMessage([await route({ to: theirUsdc })]),
  { [table]: [theirUsdc] },
)
await attack('Hide the recipient in a lookup table', hidden)
// #endregion
