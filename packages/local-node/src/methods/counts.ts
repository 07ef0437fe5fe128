/** How many parameters a method takes. */
interface Count {
  readonly least: number
  readonly most: number
}

/** By the signatures of solana-rpc 4.4.0 (rpc.rs, rpc_pubsub.rs): an `Option` at the end may be left out. */
const signatures: readonly [least: number, most: number, names: string][] = [
  [
    0,
    0,
    `getClusterNodes getEpochSchedule getFirstAvailableBlock getGenesisHash getHealth getIdentity
     getInflationRate getMaxRetransmitSlot getMaxShredInsertSlot getVersion minimumLedgerSlot
     rootSubscribe slotSubscribe slotsUpdatesSubscribe`,
  ],
  [
    0,
    1,
    `getBlockHeight getBlockProduction getEpochInfo getInflationGovernor getLargestAccounts
     getLatestBlockhash getRecentPerformanceSamples getRecentPrioritizationFees getSlot
     getSlotLeader getStakeMinimumDelegation getSupply getTransactionCount getVoteAccounts`,
  ],
  [0, 2, 'getLeaderSchedule'],
  [
    1,
    1,
    `getBlockCommitment getBlockTime accountUnsubscribe logsUnsubscribe programUnsubscribe
     rootUnsubscribe signatureUnsubscribe slotUnsubscribe slotsUpdatesUnsubscribe`,
  ],
  [
    1,
    2,
    `getAccountInfo getBalance getBlock getFeeForMessage getInflationReward
     getMinimumBalanceForRentExemption getMultipleAccounts getProgramAccounts
     getSignatureStatuses getSignaturesForAddress getTokenAccountBalance getTokenLargestAccounts
     getTokenSupply getTransaction isBlockhashValid sendTransaction simulateTransaction
     accountSubscribe logsSubscribe programSubscribe signatureSubscribe`,
  ],
  [1, 3, 'getBlocks'],
  [2, 2, 'getSlotLeaders'],
  [
    2,
    3,
    'getBlocksWithLimit getTokenAccountsByDelegate getTokenAccountsByOwner requestAirdrop',
  ],
]

/** How many parameters each method takes, by its name. */
export const counts: ReadonlyMap<string, Count> = new Map(
  signatures.flatMap(([least, most, names]) =>
    names.split(/\s+/).map((name) => [name, { least, most }]),
  ),
)
