// level: compiled (asks mainnet, where the names are)
import { findSubdomains, getDomainKeySync } from '@bonfida/spl-name-service'
import { Connection } from '@solana/web3.js'

const connection = new Connection('https://api.mainnet-beta.solana.com')

// #region preview
const { pubkey } = getDomainKeySync('bonfida.sol')
const labels = await findSubdomains(connection, pubkey)
for (const label of labels) console.log(`${label}.bonfida.sol`)
// #endregion
