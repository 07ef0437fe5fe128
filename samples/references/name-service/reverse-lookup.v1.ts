// level: parsed (version 4 is checked against its source, not installed)
import { getSnsDomainKeySync, reverseLookup } from '@bonfida/spl-name-service'
import { Connection } from '@solana/web3.js'

const connection = new Connection('https://api.mainnet.solana.com')

// #region preview
const { pubkey } = getSnsDomainKeySync('bonfida')
const name = await reverseLookup(connection, pubkey)
console.log(pubkey.toBase58(), 'is', `${name}.sns`)
// #endregion
