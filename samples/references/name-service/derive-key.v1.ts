// level: parsed (version 4 is checked against its source, not installed)
import { getSnsDomainKeySync } from '@bonfida/spl-name-service'

// #region preview
// Without the ending: the function knows names of .sns alone.
const domain = getSnsDomainKeySync('bonfida')
const subdomain = getSnsDomainKeySync('dex.bonfida')
// #endregion

console.log('bonfida.sns:    ', domain.pubkey.toBase58())
console.log('dex.bonfida.sns:', subdomain.pubkey.toBase58())
