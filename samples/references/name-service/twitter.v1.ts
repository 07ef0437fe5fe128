// level: parsed (version 4 is checked against its source, not installed)
import {
  getHandleAndRegistryKey,
  getTwitterRegistry,
} from '@bonfida/spl-name-service'
import { Connection } from '@solana/web3.js'

const connection = new Connection('https://api.mainnet.solana.com')
const [, , handle = 'bonfida'] = process.argv

// #region preview
const registry = await getTwitterRegistry(connection, handle)
console.log(handle, 'was verified for', registry.owner.toBase58())
// #endregion

// #region reverse
const [found] = await getHandleAndRegistryKey(connection, registry.owner)
// #endregion
console.log(registry.owner.toBase58(), 'was verified as', found)
