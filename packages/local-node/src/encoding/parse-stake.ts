import type { EncodedAccount } from '@solana/kit'
import {
  getStakeStateAccountDecoder,
  type Meta,
  type Stake,
} from '@solana-program/stake'

/** A stake account as `jsonParsed` has it. */
export function parseStake({ data }: EncodedAccount) {
  const { state } = getStakeStateAccountDecoder().decode(data)
  switch (state.__kind) {
    case 'Initialized':
      return {
        type: 'initialized',
        info: { meta: parseMeta(state.fields[0]), stake: null },
      }
    case 'Stake':
      return {
        type: 'delegated',
        info: {
          meta: parseMeta(state.fields[0]),
          stake: parseDelegation(state.fields[1]),
        },
      }
    default:
      return {
        type: state.__kind === 'RewardsPool' ? 'rewardsPool' : 'uninitialized',
      }
  }
}

function parseMeta({ authorized, lockup, rentExemptReserve }: Meta) {
  return {
    authorized,
    lockup,
    rentExemptReserve: rentExemptReserve.toString(),
  }
}

function parseDelegation({ creditsObserved, delegation }: Stake) {
  return {
    creditsObserved,
    delegation: {
      activationEpoch: delegation.activationEpoch.toString(),
      deactivationEpoch: delegation.deactivationEpoch.toString(),
      stake: delegation.stake.toString(),
      voter: delegation.voterPubkey,
    },
  }
}
