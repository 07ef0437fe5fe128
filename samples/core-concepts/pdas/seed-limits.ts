// level: tested (deriving an address needs no network)
import {
  address,
  getProgramDerivedAddress,
  isSolanaError,
  SOLANA_ERROR__ADDRESSES__MAX_NUMBER_OF_PDA_SEEDS_EXCEEDED,
  SOLANA_ERROR__ADDRESSES__MAX_PDA_SEED_LENGTH_EXCEEDED,
} from '@solana/kit'

const programAddress = address('Counter111111111111111111111111111111111111')

// #region preview
const name = 'a name that is longer than thirty-two bytes'

try {
  await getProgramDerivedAddress({ programAddress, seeds: ['user', name] })
} catch (error) {
  if (
    !isSolanaError(error, SOLANA_ERROR__ADDRESSES__MAX_PDA_SEED_LENGTH_EXCEEDED)
  ) {
    throw error
  }
  console.log(error.message)
  console.log('Code:', error.context.__code)
}
// #endregion

const manySeeds = Array.from({ length: 16 }, (_, index) => `seed ${index}`)

try {
  // Kit adds the bump: that makes seventeen.
  await getProgramDerivedAddress({ programAddress, seeds: manySeeds })
} catch (error) {
  if (
    !isSolanaError(
      error,
      SOLANA_ERROR__ADDRESSES__MAX_NUMBER_OF_PDA_SEEDS_EXCEEDED,
    )
  ) {
    throw error
  }
  console.log(error.message)
  console.log('Code:', error.context.__code)
}
