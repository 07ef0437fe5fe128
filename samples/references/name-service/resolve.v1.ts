// level: parsed (version 4 is checked against its source, not installed)
import { DomainDoesNotExist, resolve } from '@bonfida/spl-name-service'
import { Connection } from '@solana/web3.js'

const connection = new Connection('https://api.mainnet-beta.solana.com')
const [, , domain = 'bonfida.sns'] = process.argv

// #region preview
try {
  const wallet = await resolve(connection, domain)
  console.log(domain, 'leads to', wallet.toBase58())
} catch (error) {
  if (!(error instanceof DomainDoesNotExist)) throw error
  console.log(domain, 'is not registered')
}
// #endregion
