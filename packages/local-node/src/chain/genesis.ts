import {
  type Address,
  createKeyPairSignerFromPrivateKeyBytes,
  getAddressEncoder,
  type KeyPairSigner,
  lamports,
} from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import { LiteSVM, Rent } from 'litesvm'
import type { DeployedProgram } from '../deployed'
import { VOTE_PROGRAM_ADDRESS } from '../programs'

const faucetBalance = lamports(500_000_000_000_000_000n)
const voteAccountSize = 3762
/**
 * The lamports that an account has to hold for each byte, as on mainnet after the first two steps of
 * SIMD-0437. The other two fields of Rent are no longer used.
 */
const rent = new Rent(5080n, 1, 50)

/** The accounts before the first block. */
export interface Genesis {
  readonly svm: LiteSVM
  readonly faucet: KeyPairSigner
  readonly identity: Address
  readonly voteAccount: Address
}

/**
 * A virtual machine with a faucet and one validator to delegate stake to.
 *
 * @param programs those that LiteSVM lacks, or has with other code
 */
export async function createGenesis(
  programs: readonly DeployedProgram[],
): Promise<Genesis> {
  const [faucet, identity, vote] = await Promise.all([1, 2, 3].map(fixedSigner))
  if (!faucet || !identity || !vote) throw new Error('three signers expected')
  const svm = new LiteSVM()
    .withNativeMints()
    .withBlockhashCheck(false)
    .withTransactionHistory(100_000n)
  for (const { address, bytes, loader } of programs)
    svm.addProgramWithLoader(address, bytes, loader)
  svm.setRent(rent)
  for (const { address } of [faucet, identity]) {
    svm.setAccount({
      address,
      data: new Uint8Array(),
      executable: false,
      lamports: faucetBalance,
      programAddress: SYSTEM_PROGRAM_ADDRESS,
      space: 0n,
    })
  }
  svm.setAccount({
    address: vote.address,
    data: encodeVoteState(identity.address),
    executable: false,
    lamports: lamports(
      svm.minimumBalanceForRentExemption(BigInt(voteAccountSize)),
    ),
    programAddress: VOTE_PROGRAM_ADDRESS,
    space: BigInt(voteAccountSize),
  })
  return {
    svm,
    faucet,
    identity: identity.address,
    voteAccount: vote.address,
  }
}

function fixedSigner(seed: number) {
  return createKeyPairSignerFromPrivateKeyBytes(new Uint8Array(32).fill(seed))
}

/** An empty vote state of the third version (`VoteStateV3`, tag 2). */
function encodeVoteState(identity: Address): Uint8Array {
  const data = new Uint8Array(voteAccountSize)
  const view = new DataView(data.buffer)
  const key = getAddressEncoder().encode(identity)
  const versionTag = 2
  const priorVoters = { slots: 32, size: 48 }
  view.setUint32(0, versionTag, true)
  data.set(key, 4)
  data.set(key, 36)
  let offset = 68
  offset += 1 // commission: 0
  offset += 8 // votes: none
  offset += 1 // root slot: none
  view.setBigUint64(offset, 1n, true) // one authorised voter, from epoch 0
  offset += 16
  data.set(key, offset)
  offset += 32 + priorVoters.slots * priorVoters.size
  view.setBigUint64(offset, BigInt(priorVoters.slots - 1), true)
  view.setUint8(offset + 8, 1) // prior voters: empty
  return data
}
