// level: tested (deriving an address needs no network)
import {
  address,
  getAddressEncoder,
  getProgramDerivedAddress,
  isOffCurveAddress,
} from '@solana/kit'

const program = address('Counter111111111111111111111111111111111111')
const owner = address('AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9')

// #region preview
const [counter, bump] = await getProgramDerivedAddress({
  programAddress: program,
  seeds: ['counter', getAddressEncoder().encode(owner)],
})

console.log('Address: ', counter)
console.log('Bump:    ', bump)
console.log('On curve:', !isOffCurveAddress(counter))
// #endregion
