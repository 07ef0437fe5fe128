import { address, getProgramDerivedAddress } from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import { shop, url } from './transaction-request'

async function post(body: string, method = 'POST') {
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(url, { method, headers, body })
  return { status: response.status, ...(await response.json()) }
}
const request = (account: unknown) => post(JSON.stringify({ account }))

const [withoutKey] = await getProgramDerivedAddress({
  programAddress: SYSTEM_PROGRAM_ADDRESS,
  seeds: ['no private key'],
})
const attacks = {
  'No address': request('apple'),
  'An address that is too short': request(shop.slice(8)),
  'A number': request(117),
  'A list with an address': request([shop]),
  'No account': post('{}'),
  'An address without a private key': request(withoutKey),
  'No JSON': post(shop),
  'An endless text': request('1'.repeat(1_000_000)),
  'Another method': post('{}', 'DELETE'),
}

const honest = await request(
  address('7v91N7iZ9mNicL8WfG6cgSCKyRXydQjLh6UYBWwm6y1Q'),
)
console.log('An address:', honest.status, honest.message)
for (const [name, answer] of Object.entries(attacks)) {
  const { status, message, transaction } = await answer
  if (status < 400 || transaction) throw new Error(`Not refused: ${name}`)
  console.log(`${name}. Refused: ${status} ${message}`)
}
