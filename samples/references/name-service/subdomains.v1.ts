// level: parsed (version 4 is checked against its source, not installed)
import { findSubdomains, getSnsDomainKeySync } from '@bonfida/spl-name-service'
import { Connection } from '@solana/web3.js'

const connection = new Connection('https://api.mainnet.solana.com')

// #region preview
const { pubkey } = getSnsDomainKeySync('bonfida')
const labels = await findSubdomains(connection, pubkey)
for (const label of labels) console.log(`${label}.bonfida.sns`)
// #endregion
