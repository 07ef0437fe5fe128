import type { Address } from '@solana/kit'
import {
  decodeStakeStateAccount,
  STAKE_PROGRAM_ADDRESS,
} from '@solana-program/stake'
import { type Chain, finality, slotsPerEpoch, slotTime } from '../chain/chain'
import { invalidParams } from '../rpc-error'
import { apiVersion, type Methods, withContext } from './method'

const maxSamples = 720
const maxLeaders = 5000
const samplePeriod = 60
/** Of an account with stake; anyone can give the program one of another size. */
const stakeSize = 200

export const clusterMethods: Methods = {
  getHealth: () => 'ok',
  getVersion: () => ({ 'feature-set': 0, 'solana-core': apiVersion }),
  getGenesisHash: (_params, chain) => chain.genesisHash,
  getIdentity: (_params, { genesis }) => ({ identity: genesis.identity }),
  getClusterNodes: (_params, { genesis }) => [
    {
      featureSet: 0,
      gossip: '127.0.0.1:8000',
      pubkey: genesis.identity,
      pubsub: '127.0.0.1:8900',
      rpc: '127.0.0.1:8899',
      shredVersion: 1,
      tpu: '127.0.0.1:8003',
      version: apiVersion,
    },
  ],
  getEpochInfo: (_params, chain) => ({
    absoluteSlot: chain.slot,
    blockHeight: chain.blockHeight,
    epoch: epochOf(chain),
    slotIndex: chain.slot % slotsPerEpoch,
    slotsInEpoch: slotsPerEpoch,
    transactionCount: chain.ledger.count,
  }),
  getEpochSchedule: () => ({
    firstNormalEpoch: 0,
    firstNormalSlot: 0,
    leaderScheduleSlotOffset: slotsPerEpoch,
    slotsPerEpoch,
    warmup: false,
  }),
  getSlotLeader: (_params, { genesis }) => genesis.identity,
  getSlotLeaders(params, { genesis }) {
    const limit = Number(params.bigint(1))
    if (limit > maxLeaders)
      throw invalidParams(`Invalid limit; max ${maxLeaders}`)
    return Array.from({ length: limit }, () => genesis.identity)
  },
  getLeaderSchedule: (_params, { genesis }) => ({
    [genesis.identity]: Array.from(
      { length: Number(slotsPerEpoch) },
      (_, slot) => slot,
    ),
  }),
  getMaxRetransmitSlot: (_params, chain) => chain.slot,
  getMaxShredInsertSlot: (_params, chain) => chain.slot,
  getBlockProduction: (_params, chain) =>
    withContext(chain, {
      byIdentity: {
        [chain.genesis.identity]: [Number(chain.slot), Number(chain.slot)],
      },
      range: { firstSlot: 0, lastSlot: chain.slot },
    }),
  getRecentPerformanceSamples(params, chain) {
    const limit = params.has(0) ? Number(params.bigint(0)) : maxSamples
    if (limit > maxSamples)
      throw invalidParams(`Invalid limit; max ${maxSamples}`)
    const numSlots = (samplePeriod * 1000) / slotTime
    const sample = {
      numNonVoteTransactions: chain.ledger.count,
      numSlots,
      numTransactions: chain.ledger.count,
      samplePeriodSecs: samplePeriod,
      slot: chain.slot,
    }
    return limit > 0 ? [sample] : []
  },
  getVoteAccounts(params, chain) {
    const { identity, voteAccount } = chain.genesis
    const wanted = params.options(0).address('votePubkey') ?? voteAccount
    const current = {
      activatedStake: activatedStake(voteAccount, chain),
      commission: 0,
      epochCredits: [],
      epochVoteAccount: true,
      lastVote: chain.slot - 1n,
      nodePubkey: identity,
      rootSlot: chain.slot - finality,
      votePubkey: voteAccount,
    }
    return { current: wanted === voteAccount ? [current] : [], delinquent: [] }
  },
}

function epochOf(chain: Chain): bigint {
  return chain.slot / slotsPerEpoch
}

/** Stake that was delegated to a validator before the running epoch. */
function activatedStake(voteAccount: Address, chain: Chain): bigint {
  return chain
    .getProgramAccounts(STAKE_PROGRAM_ADDRESS)
    .filter(({ data }) => data.length === stakeSize)
    .map((account) => decodeStakeStateAccount(account).data.state)
    .map((state) =>
      state.__kind === 'Stake' ? state.fields[1].delegation : null,
    )
    .filter((delegation) => delegation?.voterPubkey === voteAccount)
    .filter(
      (delegation) => (delegation?.activationEpoch ?? 0n) < epochOf(chain),
    )
    .reduce((sum, delegation) => sum + (delegation?.stake ?? 0n), 0n)
}
