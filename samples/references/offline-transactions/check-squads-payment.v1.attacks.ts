// level: tested (stored transactions are made here, and nothing is sent)
import {
  type AccountInfo,
  Keypair,
  PublicKey,
  SystemProgram,
  type TransactionInstruction,
} from '@solana/web3.js'
import * as multisig from '@sqds/multisig'
import { checkStored } from './check-squads-payment.v1'

const { ConfigTransaction, VaultTransaction } = multisig.accounts
type Stored = Parameters<typeof VaultTransaction.fromArgs>[0]

const [multisigPda] = multisig.getMultisigPda({
  createKey: Keypair.generate().publicKey,
})
const [vault] = multisig.getVaultPda({ multisigPda, index: 0 })
const recipient = Keypair.generate().publicKey
const thief = Keypair.generate().publicKey
const lamports = 10_000_000
const transactionIndex = 1n
const agreed = {
  multisigPda,
  transactionIndex,
  vaultIndex: 0,
  recipient,
  lamports,
}

const transfer = (toPubkey = recipient, amount = lamports) =>
  SystemProgram.transfer({ fromPubkey: vault, toPubkey, lamports: amount })

function messageOf(
  ...instructions: TransactionInstruction[]
): Stored['message'] {
  const keys = instructions.flatMap(({ keys, programId }) => [
    ...keys.map(({ pubkey }) => pubkey.toBase58()),
    programId.toBase58(),
  ])
  const known = [...new Set([vault.toBase58(), ...keys])]
  const indexOf = (key: PublicKey) => known.indexOf(key.toBase58())
  return {
    numSigners: 1,
    numWritableSigners: 1,
    numWritableNonSigners: 1,
    accountKeys: known.map((key) => new PublicKey(key)),
    instructions: instructions.map(({ data, keys, programId }) => ({
      programIdIndex: indexOf(programId),
      accountIndexes: Uint8Array.from(keys, ({ pubkey }) => indexOf(pubkey)),
      data: Uint8Array.from(data),
    })),
    addressTableLookups: [],
  }
}
const accountOf = (
  data: Buffer,
  owner = multisig.PROGRAM_ID,
): AccountInfo<Buffer> => ({ data, owner, lamports: 1, executable: false })
const honest: Stored = {
  multisig: multisigPda,
  creator: thief,
  index: Number(transactionIndex),
  bump: 255,
  vaultIndex: 0,
  vaultBump: 255,
  ephemeralSignerBumps: new Uint8Array(),
  message: messageOf(transfer()),
}
function stored(changes: Partial<Stored>) {
  const [data] = VaultTransaction.fromArgs({
    ...honest,
    ...changes,
  }).serialize()
  return accountOf(data)
}

const lookup = {
  accountKey: thief,
  writableIndexes: Uint8Array.of(0),
  readonlyIndexes: new Uint8Array(),
}
const assign = SystemProgram.assign({
  accountPubkey: vault,
  programId: thief,
})
const [newMember] = ConfigTransaction.fromArgs({
  multisig: multisigPda,
  creator: thief,
  index: Number(transactionIndex),
  bump: 255,
  actions: [
    {
      __kind: 'AddMember',
      newMember: { key: thief, permissions: multisig.types.Permissions.all() },
    },
  ],
}).serialize()

const attacks = {
  'Another recipient': stored({ message: messageOf(transfer(thief)) }),
  'Another amount': stored({ message: messageOf(transfer(recipient, 1)) }),
  'One more transfer': stored({
    message: messageOf(transfer(), transfer(thief)),
  }),
  'Assign, with the accounts of a transfer': stored({
    message: messageOf({ ...assign, keys: transfer().keys }),
  }),
  'Another program': stored({
    message: messageOf({ ...transfer(), programId: thief }),
  }),
  'A third account': stored({
    message: messageOf({
      ...transfer(),
      keys: [
        ...transfer().keys,
        { pubkey: thief, isSigner: false, isWritable: true },
      ],
    }),
  }),
  'A lookup table': stored({
    message: {
      ...messageOf(transfer()),
      addressTableLookups: [lookup],
    },
  }),
  'From another vault': stored({ vaultIndex: 1 }),
  'With a new signer': stored({ ephemeralSignerBumps: Uint8Array.of(255) }),
  'Of another multisig': stored({ multisig: thief }),
  'Of another vote': stored({ index: 2 }),
  'A new member instead of a payment': accountOf(newMember),
  'An account of another program': accountOf(stored({}).data, thief),
}

checkStored(stored({}), agreed)
console.log('The agreed payment: accepted')
for (const [name, account] of Object.entries(attacks)) {
  let accepted = true
  try {
    checkStored(account, agreed)
  } catch (error) {
    accepted = false
    const reason = error instanceof Error ? error.message : String(error)
    console.log(`${name}. Refused: ${reason}`)
  }
  if (accepted) throw new Error(`Not refused: ${name}`)
}
