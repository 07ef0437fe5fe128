// level: tested (derives addresses, without a network)
import { address, getProgramDerivedAddress } from '@solana/kit'

// #region preview
const vrf = address('VRFzZoJdhFWL8rkvu87LpKM3RbcVezpMEc6X5GVDr7y')

const [networkState] = await getProgramDerivedAddress({
  programAddress: vrf,
  seeds: ['orao-vrf-network-configuration'],
})
console.log('Network state:', networkState)

// Use 32 random bytes, and each seed once. This one is an example.
const seed = new Uint8Array(32).fill(7)
const [request] = await getProgramDerivedAddress({
  programAddress: vrf,
  seeds: ['orao-vrf-randomness-request', seed],
})
console.log('Request:', request)
// #endregion
