// level: tested (computes addresses, needs no network)
import { getDomainKeySync } from '@bonfida/spl-name-service'

// #region preview
const domain = getDomainKeySync('bonfida.sol')
const subdomain = getDomainKeySync('dex.bonfida.sol')
// #endregion

console.log('bonfida.sol:    ', domain.pubkey.toBase58())
console.log('dex.bonfida.sol:', subdomain.pubkey.toBase58())
