// level: compiled (asks mainnet, where the names are)
import {
  FavouriteDomainNotFoundError,
  getMultiplePrimaryDomains,
  getPrimaryDomain,
} from '@bonfida/spl-name-service'
import { Connection, PublicKey } from '@solana/web3.js'

const connection = new Connection('https://api.mainnet-beta.solana.com')
const [, , address = 'HKKp49qGWXd639QsuH7JiLijfVW5UtCVY4s1n2HANwEA'] =
  process.argv
const wallet = new PublicKey(address)

// #region preview
try {
  const { reverse, stale } = await getPrimaryDomain(connection, wallet)
  // Stale: the wallet chose the name and has since parted with it.
  console.log(stale ? address : `${reverse}.sol`)
} catch (error) {
  if (!(error instanceof FavouriteDomainNotFoundError)) throw error
  console.log(address)
}
// #endregion

// #region several
// For up to 100 wallets at once: a name, or undefined.
const names = await getMultiplePrimaryDomains(connection, [wallet])
// #endregion
console.log(names)
