// level: parsed (version 4 is checked against its source, not installed)
import { getDomainPriceFromName } from '@bonfida/spl-name-service'

// #region preview
for (const name of ['a', 'ab', 'abc', 'abcd', 'abcde'])
  console.log(`${name.length} characters: ${getDomainPriceFromName(name)} USD`)
// #endregion
