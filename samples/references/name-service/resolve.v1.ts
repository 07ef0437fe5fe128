// level: parsed (version 4 is checked against its source, not installed)
import { safeResolve } from '@bonfida/spl-name-service'
import { Connection, PublicKey } from '@solana/web3.js'

const connection = new Connection('https://api.mainnet.solana.com')
const [, , domain = 'bonfida.sns'] = process.argv

// #region preview
// Every error means: pay nobody.
const wallet = await safeResolve(connection, domain)
// The holder of a wrapped name can be a program, such as a marketplace.
if (!PublicKey.isOnCurve(wallet))
  throw new Error(`${wallet.toBase58()} belongs to a program, not to a person`)
console.log(domain, 'leads to', wallet.toBase58())
// #endregion
