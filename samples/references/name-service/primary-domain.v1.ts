// level: parsed (version 4 is checked against its source, not installed)
import {
  getMultiplePrimaryDomains,
  getPrimaryDomain,
  PrimaryDomainNotFoundError,
} from '@bonfida/spl-name-service'
import { Connection, PublicKey } from '@solana/web3.js'

const connection = new Connection('https://api.mainnet.solana.com')
const [, , address = 'HKKp49qGWXd639QsuH7JiLijfVW5UtCVY4s1n2HANwEA'] =
  process.argv
const wallet = new PublicKey(address)

// #region preview
try {
  const { reverse, stale } = await getPrimaryDomain(connection, wallet)
  // Stale: the wallet chose the name and has since parted with it.
  console.log(stale ? address : `${reverse}.sns`)
} catch (error) {
  if (!(error instanceof PrimaryDomainNotFoundError)) throw error
  console.log(address)
}
// #endregion

// #region several
// For up to 100 wallets at once: a name without .sns, or undefined.
const names = await getMultiplePrimaryDomains(connection, [wallet])
// #endregion
console.log(names)
