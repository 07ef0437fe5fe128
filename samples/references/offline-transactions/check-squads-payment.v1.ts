// level: compiled (its attacks and the multisig import it)
import {
  type AccountInfo,
  type PublicKey,
  SystemProgram,
} from '@solana/web3.js'
import * as multisig from '@sqds/multisig'

// #region preview
const { VaultTransaction, vaultTransactionDiscriminator } = multisig.accounts

type Agreed = {
  multisigPda: PublicKey
  transactionIndex: bigint
  vaultIndex: number
  recipient: PublicKey
  lamports: number
}

// Throws unless the stored transaction is this payment from this vault.
export function checkStored(account: AccountInfo<Buffer>, agreed: Agreed) {
  const { multisigPda, transactionIndex, vaultIndex } = agreed
  if (!account.owner.equals(multisig.PROGRAM_ID))
    throw new Error(`An account of ${account.owner}`)
  // Changes of members or threshold are stored at the same address.
  const kind = account.data.subarray(0, 8)
  if (!kind.equals(Buffer.from(vaultTransactionDiscriminator)))
    throw new Error('Not a transaction of a vault')

  const [stored] = VaultTransaction.fromAccountInfo(account)
  if (!stored.multisig.equals(multisigPda)) throw new Error('Other multisig')
  if (BigInt(stored.index.toString()) !== transactionIndex)
    throw new Error(`Transaction ${stored.index}`)
  if (stored.vaultIndex !== vaultIndex)
    throw new Error(`Vault ${stored.vaultIndex}`)
  if (stored.ephemeralSignerBumps.length) throw new Error('New signers')

  const { accountKeys, addressTableLookups, instructions } = stored.message
  if (addressTableLookups.length) throw new Error('Lookup tables')
  const [instruction, ...others] = instructions
  if (!instruction || others.length)
    throw new Error(`${instructions.length} instructions`)
  const [vault] = multisig.getVaultPda({ multisigPda, index: vaultIndex })
  const wanted = SystemProgram.transfer({
    fromPubkey: vault,
    toPubkey: agreed.recipient,
    lamports: agreed.lamports,
  })
  const program = accountKeys[instruction.programIdIndex]
  if (!program?.equals(wanted.programId)) throw new Error(`Program ${program}`)
  const accounts = [...instruction.accountIndexes].map((i) => accountKeys[i])
  if (accounts.join() !== wanted.keys.map(({ pubkey }) => pubkey).join())
    throw new Error(`Accounts ${accounts.join(', ')}`)
  if (!wanted.data.equals(instruction.data))
    throw new Error('Another amount, or no transfer')
}
// #endregion
