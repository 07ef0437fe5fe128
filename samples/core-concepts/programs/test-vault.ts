// level: tested (it brings its virtual machine and needs no node)
import assert from 'node:assert/strict'
import {
  appendTransactionMessageInstructions,
  createTransactionMessage,
  generateKeyPairSigner,
  type Instruction,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  signTransactionMessageWithSigners,
  type TransactionSigner,
} from '@solana/kit'
import { FailedTransactionMetadata, LiteSVM } from 'litesvm'
import {
  decodeVault,
  findTreasuryPda,
  findVaultPda,
  getDepositInstructionAsync,
  getOpenInstructionAsync,
  getVaultErrorMessage,
  getWithdrawInstructionAsync,
  VAULT_ERROR__NOT_THE_OWNER,
  VAULT_PROGRAM_ADDRESS,
} from './vault-client'

const svm = new LiteSVM()
svm.addProgramFromFile(VAULT_PROGRAM_ADDRESS, 'vault.so')

async function send(payer: TransactionSigner, ...instructions: Instruction[]) {
  const transaction = await pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayerSigner(payer, m),
    (m) => svm.setTransactionMessageLifetimeUsingLatestBlockhash(m),
    (m) => appendTransactionMessageInstructions(instructions, m),
    (m) => signTransactionMessageWithSigners(m),
  )
  return svm.sendTransaction(transaction)
}

const [owner, stranger] = await Promise.all([
  generateKeyPairSigner(),
  generateKeyPairSigner(),
])
svm.airdrop(owner.address, lamports(10_000_000_000n))
svm.airdrop(stranger.address, lamports(10_000_000_000n))

// #region preview
const [vault] = await findVaultPda({ owner: owner.address })
const [treasury] = await findTreasuryPda({ vault })

const open = await getOpenInstructionAsync({ owner })
const deposit = await getDepositInstructionAsync({
  depositor: owner,
  vault,
  lamports: 1_000_000_000n,
})
const deposited = await send(owner, open, deposit)
assert(!(deposited instanceof FailedTransactionMetadata), deposited.toString())
assert.equal(svm.getBalance(treasury), 1_000_000_000n)

const theft = await getWithdrawInstructionAsync({
  owner: stranger,
  vault,
  lamports: 1_000_000_000n,
})
const refused = await send(stranger, theft)
assert(refused instanceof FailedTransactionMetadata)
assert(refused.toString().includes(`${VAULT_ERROR__NOT_THE_OWNER}`))

const withdraw = await getWithdrawInstructionAsync({
  owner,
  vault,
  lamports: 400_000_000n,
})
const withdrawn = await send(owner, withdraw)
assert(!(withdrawn instanceof FailedTransactionMetadata), withdrawn.toString())
assert.equal(svm.getBalance(treasury), 600_000_000n)
// #endregion

const account = svm.getAccount(vault)
assert(account.exists)
console.log('Deposits:', decodeVault(account).data.deposits)
console.log('In the treasury:', svm.getBalance(treasury), 'lamports')
console.log('Refused:', getVaultErrorMessage(VAULT_ERROR__NOT_THE_OWNER))
console.log('\nLog of the withdrawal:')
console.log(withdrawn.logs().join('\n'))
console.log('\nLog of the refusal:')
console.log(refused.meta().logs().join('\n'))
