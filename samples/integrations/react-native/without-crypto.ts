// level: tested (Hermes is imitated: a global object without crypto)
import {
  address,
  generateKeyPairSigner,
  getAddressEncoder,
  getProgramDerivedAddress,
  isSolanaError,
} from '@solana/kit'

const owner = address('11111111111111111111111111111111')

Object.defineProperty(globalThis, 'crypto', { value: undefined })

async function show(what: string, attempt: () => unknown) {
  try {
    await attempt()
    console.log(`${what}: works`)
  } catch (error) {
    if (!isSolanaError(error)) throw error
    console.log(`${what}: error ${error.context.__code}`)
    console.log(`  ${error.message.split('\n')[0]}`)
  }
}

// #region preview
await show('Read an address', () => getAddressEncoder().encode(owner))
await show('Derive a PDA', () =>
  getProgramDerivedAddress({ programAddress: owner, seeds: ['vault'] }),
)
await show('Make a keypair', () => generateKeyPairSigner())
// #endregion
