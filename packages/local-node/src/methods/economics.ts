import { type Chain, slotsPerEpoch } from '../chain/chain'
import { toAddress } from '../params'
import { invalidParams } from '../rpc-error'
import { type Methods, withContext } from './method'

const largestAccounts = 20
const maxRewards = 32
/** The value of LiteSVM's own stake program. */
const minimumDelegation = 1_000_000_000

export const economicsMethods: Methods = {
  getInflationGovernor: () => ({
    foundation: 0.0,
    foundationTerm: 0.0,
    initial: 0.0,
    taper: 1.0,
    terminal: 0.0,
  }),
  getInflationRate: (_params, chain) => ({
    epoch: chain.slot / slotsPerEpoch,
    foundation: 0,
    total: 0,
    validator: 0,
  }),
  getInflationReward(params) {
    const addresses = params.strings(0)
    if (addresses.length > maxRewards)
      throw invalidParams(`Too many inputs provided; max ${maxRewards}`)
    return addresses.map(toAddress).map(() => null)
  },
  getLargestAccounts: (_params, chain) =>
    withContext(chain, balances(chain).slice(0, largestAccounts)),
  getSupply(_params, chain) {
    const total = balances(chain).reduce((sum, item) => sum + item.lamports, 0n)
    return withContext(chain, {
      circulating: total,
      nonCirculating: 0,
      nonCirculatingAccounts: [],
      total,
    })
  },
  getStakeMinimumDelegation: (_params, chain) =>
    withContext(chain, minimumDelegation),
}

/** All accounts that hold lamports, the richest first. */
function balances(chain: Chain) {
  const { faucet, identity } = chain.genesis
  const addresses = new Set([
    faucet.address,
    identity,
    ...chain.touchedAddresses,
  ])
  return [...addresses]
    .map((address) => chain.getAccount(address))
    .flatMap((account) =>
      account.exists
        ? { address: account.address, lamports: account.lamports }
        : [],
    )
    .sort((a, b) => (a.lamports < b.lamports ? 1 : -1))
}
