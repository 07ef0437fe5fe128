import {
  type Address,
  appendTransactionMessageInstruction,
  createTransactionMessage,
  getTransactionEncoder,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import { maxProcessingAge } from '../chain/blockhash-queue'
import type { Chain } from '../chain/chain'
import type { RanTransaction } from '../chain/ledger'
import { decodeTransaction } from '../chain/transaction'
import { errorCodes, invalidParams, RpcError } from '../rpc-error'
import { checkMinContextSlot, type Methods } from './method'
import { simulationResult, withoutBalances } from './simulation-result'
import { assertResolved, readTransaction } from './wire'

export const sendMethods: Methods = {
  sendTransaction(params, chain) {
    const options = params.options(1)
    const decoded = readTransaction(params.string(0), options)
    checkMinContextSlot(options, chain)
    if (!options.boolean('skipPreflight')) {
      const checks = { sigVerify: true, blockhash: true }
      const preflight = chain.simulate(decoded, checks)
      assertResolved(preflight)
      if (preflight.execution.failure) throw preflightFailure(preflight)
    }
    assertResolved(chain.process(decoded))
    return decoded.signature
  },
  async requestAirdrop(params, chain) {
    const recipient = params.address(0)
    const amount = params.bigint(1)
    if (amount === 0n) throw invalidParams('Invalid params: zero lamports')
    return airdrop(recipient, amount, chain)
  },
}

function preflightFailure(preflight: RanTransaction) {
  const { failure } = preflight.execution
  return new RpcError(
    errorCodes.preflightFailure,
    `Transaction simulation failed: ${failure?.message}`,
    {
      ...simulationResult(preflight),
      ...withoutBalances,
      loadedAddresses: null,
    },
  )
}

async function airdrop(recipient: Address, amount: bigint, chain: Chain) {
  for (;;) {
    const decoded = await signAirdrop(recipient, amount, chain)
    if (chain.ledger.find(decoded.signature)) {
      // The same request twice in one block would be the same transaction.
      chain.nextSlot()
      continue
    }
    const { failure } = chain.process(decoded).execution
    if (!failure) return decoded.signature
    throw new RpcError(errorCodes.internal, `Airdrop: ${failure.message}`)
  }
}

async function signAirdrop(recipient: Address, amount: bigint, chain: Chain) {
  const { faucet } = chain.genesis
  const blockhash = chain.latestBlockhash
  const lastValidBlockHeight = chain.blockHeight + maxProcessingAge
  const transaction = await pipe(
    createTransactionMessage({ version: 'legacy' }),
    (message) => setTransactionMessageFeePayerSigner(faucet, message),
    (message) =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash, lastValidBlockHeight },
        message,
      ),
    (message) =>
      appendTransactionMessageInstruction(
        getTransferSolInstruction({
          source: faucet,
          destination: recipient,
          amount: lamports(amount),
        }),
        message,
      ),
    (message) => signTransactionMessageWithSigners(message),
  )
  return decodeTransaction(
    Uint8Array.from(getTransactionEncoder().encode(transaction)),
  )
}
