// level: tested (deriving an address needs no network)
import { createHash } from 'node:crypto'
import { address, getProgramDerivedAddress } from '@solana/kit'

const programAddress = address('Counter111111111111111111111111111111111111')

// #region preview
const name = 'a name that is longer than thirty-two bytes'
const seed = createHash('sha256').update(name).digest()

const [user, bump] = await getProgramDerivedAddress({
  programAddress,
  seeds: ['user', seed],
})
// #endregion

console.log('Seed length:', seed.length)
console.log('User:', user, 'bump', bump)
