import type { EncodedAccount } from '@solana/kit'
import { maxProcessingAge } from '../chain/blockhash-queue'
import type { Chain } from '../chain/chain'
import type { RanTransaction } from '../chain/ledger'
import { encodeAccount, readFormat } from '../encoding/account'
import { encodeInnerInstructions } from '../encoding/transaction-meta'
import { type Options, toAddress } from '../params'
import { invalidParams } from '../rpc-error'
import { checkMinContextSlot, type Methods, withContext } from './method'
import { simulationResult } from './simulation-result'
import { assertResolved, readTransaction } from './wire'

export const simulateMethods: Methods = {
  simulateTransaction(params, chain) {
    const options = params.options(1)
    const decoded = readTransaction(params.string(0), options)
    checkMinContextSlot(options, chain)
    const sigVerify = options.boolean('sigVerify')
    const replace = options.boolean('replaceRecentBlockhash')
    if (sigVerify && replace)
      throw invalidParams(
        'sigVerify may not be used with replaceRecentBlockhash',
      )
    const ran = chain.simulate(decoded, { sigVerify, blockhash: !replace })
    assertResolved(ran)
    const result = simulationResult(ran)
    return withContext(chain, {
      ...result,
      accounts: readAccounts(options, ran, chain),
      innerInstructions: options.boolean('innerInstructions')
        ? encodeInnerInstructions(ran, 'jsonParsed')
        : null,
      replacementBlockhash: replace
        ? {
            blockhash: chain.latestBlockhash,
            lastValidBlockHeight: chain.blockHeight + maxProcessingAge,
          }
        : null,
    })
  },
}

function readAccounts(options: Options, ran: RanTransaction, chain: Chain) {
  const wanted = options.nested('accounts')
  if (!wanted) return null
  const { encoding } = readFormat(wanted, 'base64')
  if (encoding === 'binary' || encoding === 'base58')
    throw invalidParams('base58 encoding not supported')
  const addresses = wanted.strings('addresses')
  if (addresses.length > ran.keys.length)
    throw invalidParams(`Too many accounts provided; max ${ran.keys.length}`)
  if (ran.execution.failure) return addresses.map(() => null)
  const simulated = new Map<string, EncodedAccount>(
    ran.execution.postAccounts.map((account) => [account.address, account]),
  )
  return addresses.map((text) => {
    const account = simulated.get(text) ?? chain.getAccount(toAddress(text))
    const exists = !('exists' in account && !account.exists)
    if (!exists || !('data' in account)) return null
    return encodeAccount(account, { encoding }, chain)
  })
}
