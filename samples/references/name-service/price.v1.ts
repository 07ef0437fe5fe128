// level: tested (computes prices, needs no network)
import { getDomainPriceFromName } from '@bonfida/spl-name-service'

// #region preview
for (const name of ['a', 'ab', 'abc', 'abcd', 'abcde'])
  console.log(`${name.length} characters: ${getDomainPriceFromName(name)} USD`)
// #endregion
