// level: tested (computes addresses, needs no network)
import {
  type Address,
  address,
  getAddressEncoder,
  getProgramDerivedAddress,
  getUtf8Encoder,
} from '@solana/kit'

// #region preview
const NAME_PROGRAM = address('namesLPneVptA9Z5rqUDD9tMTWEJwofgaYwp8cawRkX')
const SNS_ROOT = address('58PwtjSDuFHuUkYjH9BYnnQKHfwo9reZhC2zMJv9JPkx')

async function deriveNameKey(name: string, parent: Address) {
  const text = getUtf8Encoder().encode(`SPL Name Service${name}`)
  const hash = await crypto.subtle.digest('SHA-256', new Uint8Array(text))
  const noClass = new Uint8Array(32)
  const seeds = [
    new Uint8Array(hash),
    noClass,
    getAddressEncoder().encode(parent),
  ]
  const [key] = await getProgramDerivedAddress({
    programAddress: NAME_PROGRAM,
    seeds,
  })
  return key
}

const domain = await deriveNameKey('bonfida', SNS_ROOT)

// The label of a subdomain has a zero byte in front.
const subdomain = await deriveNameKey('\0dex', domain)
// #endregion

console.log('bonfida.sns:    ', domain)
console.log('dex.bonfida.sns:', subdomain)
