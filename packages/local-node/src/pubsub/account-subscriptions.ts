import type { LedgerEntry } from '../chain/ledger'
import { isWritable } from '../chain/transaction'
import {
  type AccountFormat,
  encodeAccount,
  readFormat,
} from '../encoding/account'
import { stringify } from '../json'
import { withContext } from '../methods/method'
import { keyedAccount, readFilters } from '../methods/program-accounts'
import type { Options } from '../params'
import type { Subscription } from './subscription'

/** Reports every change of one account, sysvars included. */
export const accountSubscription: Subscription = {
  notification: 'accountNotification',
  start(params, chain, { notify }) {
    const address = params.address(0)
    const format = formatOf(params.options(1))
    const read = () => {
      const account = chain.getAccount(address)
      return account.exists
        ? encodeAccount(account, format, chain)
        : closedAccount(format.encoding)
    }
    let last = stringify(read())
    const check = () => {
      const account = read()
      const current = stringify(account)
      if (current === last) return
      last = current
      notify(withContext(chain, account))
    }
    chain.on('transaction', check).on('slot', check)
    return () => chain.off('transaction', check).off('slot', check)
  },
}

/** Reports every account of a program that a transaction has written. */
export const programSubscription: Subscription = {
  notification: 'programNotification',
  start(params, chain, { notify }) {
    const program = params.address(0)
    const options = params.options(1)
    const filters = readFilters(options)
    const format = formatOf(options)
    const check = (entry: LedgerEntry) => {
      for (const address of writtenKeys(entry)) {
        const account = chain.getAccount(address)
        if (!account.exists || account.programAddress !== program) continue
        if (!filters.every((matches) => matches(account))) continue
        notify(withContext(chain, keyedAccount(account, format, chain)))
      }
    }
    chain.on('transaction', check)
    return () => chain.off('transaction', check)
  },
}

/** A notification cannot refuse data too long for base58, so it has this text (solana-account-decoder). */
function formatOf(options: Options): AccountFormat {
  const tooLong = 'error: data too large for bs58 encoding'
  return { ...readFormat(options, 'binary'), tooLong }
}

function writtenKeys({ decoded, execution, keys, loaded }: LedgerEntry) {
  if (execution.failure) return keys.slice(0, 1)
  return keys.filter((_key, index) =>
    isWritable(decoded.message, loaded, index),
  )
}

/** What Agave sends for a closed account. */
function closedAccount(encoding: string) {
  return {
    data: encoding === 'binary' ? '' : ['', 'base64'],
    executable: false,
    lamports: 0n,
    owner: '11111111111111111111111111111111',
    rentEpoch: 0n,
    space: 0,
  }
}
