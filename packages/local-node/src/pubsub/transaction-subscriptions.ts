import type { Chain } from '../chain/chain'
import type { LedgerEntry } from '../chain/ledger'
import { confirmationStatus } from '../methods/history'
import { withContext } from '../methods/method'
import type { Params } from '../params'
import { invalidParams } from '../rpc-error'
import type { Subscription } from './subscription'

/** Reports once that a transaction has reached the commitment. */
export const signatureSubscription: Subscription = {
  notification: 'signatureNotification',
  start(params, chain, { notify, notifyLast }) {
    const signature = params.signature(0)
    const options = params.options(1)
    const commitment = options.string('commitment') ?? 'finalized'
    if (options.boolean('enableReceivedNotification'))
      notify(withContext(chain, 'receivedSignature'))
    const check = () => {
      const entry = chain.ledger.find(signature)
      if (!entry || !hasReached(entry, commitment, chain)) return
      const err = entry.execution.failure?.err ?? null
      notifyLast(withContext(chain, { err }))
    }
    chain.on('transaction', check).on('slot', check)
    const first = setImmediate(check)
    return () => {
      clearImmediate(first)
      chain.off('transaction', check).off('slot', check)
    }
  },
}

/** Reports the logs of all transactions, or of those that mention an address. */
export const logsSubscription: Subscription = {
  notification: 'logsNotification',
  start(params, chain, { notify }) {
    const isWanted = readLogsFilter(params)
    const check = (entry: LedgerEntry) => {
      if (!isWanted(entry)) return
      const { decoded, execution } = entry
      const err = execution.failure?.err ?? null
      const value = { err, logs: execution.logs, signature: decoded.signature }
      notify(withContext(chain, value))
    }
    chain.on('transaction', check)
    return () => chain.off('transaction', check)
  },
}

function hasReached(entry: LedgerEntry, commitment: string, chain: Chain) {
  const isFinal = confirmationStatus(entry, chain) === 'finalized'
  return commitment !== 'finalized' || isFinal
}

function readLogsFilter(params: Params): (entry: LedgerEntry) => boolean {
  if (!params.isObject(0)) {
    const name = params.string(0)
    if (name === 'all' || name === 'allWithVotes') return () => true
    throw invalidParams(`Invalid Request: unknown filter ${name}`)
  }
  const mentions = params.options(0).strings('mentions')
  const [address] = mentions
  if (address === undefined || mentions.length > 1)
    throw invalidParams('Invalid Request: Only 1 address supported')
  return (entry) => entry.keys.some((key) => key === address)
}
