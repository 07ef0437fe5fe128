// level: tested (deriving an address needs no network)
import { createHash } from 'node:crypto'
import {
  address,
  getAddressDecoder,
  getAddressEncoder,
  getProgramDerivedAddress,
  isOffCurveAddress,
} from '@solana/kit'

const programAddress = address('Counter111111111111111111111111111111111111')
const owner = address('AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9')
const seeds = [Buffer.from('counter'), getAddressEncoder().encode(owner)]

// #region preview
// What the runtime does for one bump: one SHA-256 hash over all parts.
function deriveWithBump(bump: number) {
  const hash = createHash('sha256')
  for (const seed of seeds) hash.update(Uint8Array.from(seed))
  hash.update(Uint8Array.of(bump))
  hash.update(Uint8Array.from(getAddressEncoder().encode(programAddress)))
  hash.update('ProgramDerivedAddress')
  return getAddressDecoder().decode(hash.digest())
}

// The search goes down from 255. The first bump that fits is the canonical one.
let canonical: number | undefined
for (let bump = 255; bump > 249; bump--) {
  const candidate = deriveWithBump(bump)
  const offCurve = isOffCurveAddress(candidate)
  if (offCurve) canonical ??= bump
  const role = !offCurve
    ? 'on the curve: no PDA'
    : bump === canonical
      ? 'canonical'
      : 'a PDA too, but not the canonical one'
  console.log(bump, candidate, role)
}
// #endregion

const [counter, bump] = await getProgramDerivedAddress({
  programAddress,
  seeds,
})
console.log('Kit finds:', counter, 'bump', bump)
