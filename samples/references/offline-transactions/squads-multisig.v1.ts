// level: compiled (the Squads program is on mainnet and devnet only)
import { readFile } from 'node:fs/promises'
import {
  Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  PublicKey,
  SystemProgram,
  TransactionMessage,
} from '@solana/web3.js'
import * as multisig from '@sqds/multisig'
import { checkStored } from './check-squads-payment.v1'

const [, , url] = process.argv
if (!url) throw new Error('Usage: squads-multisig.v1.ts <RPC>')
const connection = new Connection(url, 'confirmed')

async function readKeypair(file: string) {
  const bytes = JSON.parse(await readFile(file, 'utf8'))
  return Keypair.fromSecretKey(Uint8Array.from(bytes))
}
const creator = await readKeypair('alice.json')
const second = await readKeypair('bob.json')
const third = new PublicKey(process.env.CAROL ?? '')
const recipient = new PublicKey(process.env.RECIPIENT ?? '')

// #region preview
const { Permission, Permissions } = multisig.types

// Once: a multisig of three, of which any two must approve.
const createKey = Keypair.generate()
const [multisigPda] = multisig.getMultisigPda({
  createKey: createKey.publicKey,
})
const [configPda] = multisig.getProgramConfigPda({})
const { treasury } = await multisig.accounts.ProgramConfig.fromAccountAddress(
  connection,
  configPda,
)
const creation = await multisig.rpc.multisigCreateV2({
  connection,
  treasury,
  createKey,
  creator,
  multisigPda,
  configAuthority: null, // changes need a vote, too
  threshold: 2,
  members: [
    { key: creator.publicKey, permissions: Permissions.all() },
    {
      key: second.publicKey,
      permissions: Permissions.fromPermissions([Permission.Vote]),
    },
    { key: third, permissions: Permissions.all() },
  ],
  timeLock: 0,
  rentCollector: null,
})
await connection.confirmTransaction(creation)

// Send SOL to the vault. It is a PDA, so no key can spend it.
const [vaultPda] = multisig.getVaultPda({ multisigPda, index: 0 })
console.log('Vault:', vaultPda.toBase58())
// #endregion

// #region propose
const { transactionIndex: last } =
  await multisig.accounts.Multisig.fromAccountAddress(connection, multisigPda)
const transactionIndex = BigInt(last.toString()) + 1n
const { blockhash } = await connection.getLatestBlockhash()
const members = { connection, feePayer: creator, multisigPda, transactionIndex }

// One member stores the transaction on chain and opens the vote.
const storing = await multisig.rpc.vaultTransactionCreate({
  ...members,
  creator: creator.publicKey,
  vaultIndex: 0,
  ephemeralSigners: 0,
  transactionMessage: new TransactionMessage({
    payerKey: vaultPda,
    recentBlockhash: blockhash, // not stored: the vote may take weeks
    instructions: [
      SystemProgram.transfer({
        fromPubkey: vaultPda,
        toPubkey: recipient,
        lamports: LAMPORTS_PER_SOL / 100,
      }),
    ],
  }),
})
await connection.confirmTransaction(storing)
const proposal = await multisig.rpc.proposalCreate({ ...members, creator })
await connection.confirmTransaction(proposal)

// Two members approve, each in a transaction and at a time of their own.
// First, each of them compares what is stored with what was agreed.
const [stored] = multisig.getTransactionPda({
  multisigPda,
  index: transactionIndex,
})
for (const member of [creator, second]) {
  const account = await connection.getAccountInfo(stored)
  if (!account) throw new Error('Nothing is stored')
  checkStored(account, {
    multisigPda,
    transactionIndex,
    vaultIndex: 0,
    recipient,
    lamports: LAMPORTS_PER_SOL / 100,
  })
  const approval = await multisig.rpc.proposalApprove({ ...members, member })
  await connection.confirmTransaction(approval)
}

// Now a member with the right to execute lets the vault pay.
const signature = await multisig.rpc.vaultTransactionExecute({
  ...members,
  member: creator.publicKey,
})
console.log('Executed:', signature)
// #endregion
