import { generateKeyPairSigner } from '@solana/kit'
import { fee, methods, sendTokens, showBalances, sign } from './run-kora'
import { type Method, startService } from './test-service'

/** The client meets a service that lies with one of its methods. */
async function attack(
  name: string,
  lie: Record<string, Method>,
  refusal = 'Refused',
) {
  const url = await startService({ ...methods, ...lie })
  try {
    await sendTokens(url, 1n)
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith(refusal)))
      throw error
    console.log(`${name}\n  ${error.message}`)
    return
  }
  throw new Error(`Not refused: ${name}`)
}
const attackWithFee = (name: string, change: object) =>
  attack(name, { estimateTransactionFee: () => ({ ...fee, ...change }) })

const { address: stranger } = await generateKeyPairSigner()
await attackWithFee('Too many tokens', { fee_in_token: 100_001 })
await attackWithFee('A negative fee', { fee_in_token: -1 })
await attackWithFee('A fraction', { fee_in_token: 0.5 })
await attackWithFee('A text', { fee_in_token: '20000' })
await attackWithFee('No fee at all', { fee_in_token: null })
await attackWithFee('Too many lamports', { fee_in_lamports: 500_010_000 })
await attackWithFee('Payment to another', { payment_address: stranger })
await attackWithFee('Another fee payer', { signer_pubkey: stranger })

const sent = (params: unknown) =>
  (params as { transaction: string }).transaction
await attack(
  'It signs the draft that it should only price',
  { estimateTransactionFee: async (params) => sign(sent(params)) },
  'Kora -32603: Transaction is missing signatures',
)

// The signed bytes of another payment, which no node has got.
let kept = ''
const lost = await startService({
  ...methods,
  async signTransaction(params) {
    kept = await sign(sent(params))
    throw new Error('the answer is lost')
  },
})
console.log('It signs, and its answer is lost: nothing was sent')
await sendTokens(lost, 2n).catch(({ message }) => console.log(`  ${message}`))
await attack('Another transaction comes back', {
  signTransaction: () => ({ signed_transaction: kept }),
})
await showBalances()
