import { getAddressDecoder } from '@solana/kit'
import { FeatureSet, LiteSVM } from 'litesvm'

// #region preview
// LiteSVM starts with the features of mainnet, as of its release.
const svm = new LiteSVM()
const every = FeatureSet.allEnabled()

const missing = every
  .getActiveFeatures()
  .map((bytes) => getAddressDecoder().decode(bytes))
  .filter((feature) => !svm.getAccount(feature).exists)
  .sort()

console.log('Features it knows:', every.getActiveFeaturesCount())
console.log('Not active:       ', missing.length)
for (const feature of missing) console.log(feature)
// #endregion
