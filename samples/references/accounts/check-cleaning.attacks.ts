import {
  appendTransactionMessageInstructions,
  compileTransaction,
  compressTransactionMessageUsingAddressLookupTables,
  createNoopSigner,
  createSolanaRpc,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  lamports,
  pipe,
  setTransactionMessageConfig,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  type Instruction,
} from '@solana/kit'
import { getSetComputeUnitPriceInstruction } from '@solana-program/compute-budget'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  AuthorityType,
  getApproveInstruction,
  getBurnInstruction,
  getCloseAccountInstruction,
  getSetAuthorityInstruction,
  getTransferInstruction,
  getWithdrawExcessLamportsInstruction,
} from '@solana-program/token'
import { getCloseAccountInstruction as getClose2022Instruction } from '@solana-program/token-2022'
import { checkCleaning } from './check-cleaning'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const { address: wallet } = await generateKeyPairSigner()
const { address: account } = await generateKeyPairSigner()
const { address: thief } = await generateKeyPairSigner()
const { address: mint } = await generateKeyPairSigner()
const allowed = { wallet, tokenAccounts: [account], maxFee: 20_000n }

const owner = createNoopSigner(wallet)
const amount = 1_000_000n
const price = getSetComputeUnitPriceInstruction({ microLamports: 10n ** 12n })
const close = getCloseAccountInstruction({
  account,
  destination: wallet,
  owner,
})
const close2022 = getClose2022Instruction({
  account,
  destination: wallet,
  owner,
})
const withdraw = (destination = wallet) =>
  getWithdrawExcessLamportsInstruction({
    source: account,
    destination,
    authority: owner,
  })

const { value: recent } = await rpc.getLatestBlockhash().send()
const messageOf = (instructions: Instruction[], feePayer = wallet) =>
  pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayer(feePayer, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(recent, m),
    (m) => appendTransactionMessageInstructions(instructions, m),
  )
const wireOf = (message: Parameters<typeof compileTransaction>[0]) =>
  getBase64EncodedWireTransaction(compileTransaction(message))
const wire = (...instructions: Instruction[]) => wireOf(messageOf(instructions))

const attacks = {
  'Close to another wallet': wire(
    getCloseAccountInstruction({ account, destination: thief, owner }),
  ),
  'Excess to another wallet': wire(withdraw(thief)),
  'One of many to another wallet': wire(close, withdraw(), withdraw(thief)),
  'An account that is not on the list': wire(
    getCloseAccountInstruction({ account: mint, destination: wallet, owner }),
  ),
  Transfer: wire(
    getTransferInstruction({
      source: account,
      destination: thief,
      authority: owner,
      amount,
    }),
  ),
  Approve: wire(
    close,
    getApproveInstruction({ source: account, delegate: thief, owner, amount }),
  ),
  SetAuthority: wire(
    getSetAuthorityInstruction({
      owned: account,
      owner,
      authorityType: AuthorityType.AccountOwner,
      newAuthority: thief,
    }),
  ),
  Burn: wire(getBurnInstruction({ account, mint, authority: owner, amount })),
  'Burn, then close': wire(
    getBurnInstruction({ account, mint, authority: owner, amount }),
    close,
  ),
  'A transfer of SOL': wire(
    close,
    getTransferSolInstruction({
      source: owner,
      destination: thief,
      amount: lamports(amount),
    }),
  ),
  'A number that Token does not have': wire({
    ...close,
    data: Uint8Array.of(200),
  }),
  'A byte behind the data': wire({ ...close, data: Uint8Array.of(9, 0) }),
  'A signer more': wire({
    ...close,
    accounts: [...close.accounts, close.accounts[2]],
  }),
  'Another fee payer': wireOf(messageOf([close], thief)),
  'A lookup table': wireOf(
    compressTransactionMessageUsingAddressLookupTables(messageOf([close]), {
      [thief]: [account],
    }),
  ),
  'Price of a unit': wire(price, close),
  'Version 1 with a fee of 0.9 SOL': pipe(
    createTransactionMessage({ version: 1 }),
    (m) => setTransactionMessageFeePayer(wallet, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(recent, m),
    (m) =>
      setTransactionMessageConfig({ priorityFeeLamports: 900_000_000n }, m),
    (m) => appendTransactionMessageInstructions([close], m),
    wireOf,
  ),
}

await checkCleaning(wire(close, withdraw()), allowed)
await checkCleaning(wire(close2022), allowed)
for (const [name, wire] of Object.entries(attacks)) {
  let accepted = true
  try {
    await checkCleaning(wire, allowed)
  } catch (error) {
    accepted = false
    const reason = error instanceof Error ? error.message : String(error)
    console.log(`${name}. Refused: ${reason}`)
  }
  if (accepted) throw new Error(`Not refused: ${name}`)
}
