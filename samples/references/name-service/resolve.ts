// level: parsed (the SDK is checked against its source, not installed)
import { createSolanaRpc } from '@solana/kit'
import {
  DomainDoesNotExistError,
  resolve,
} from '@solana-name-service/sns-sdk-kit'

const rpc = createSolanaRpc('https://api.mainnet-beta.solana.com')
const [, , domain = 'bonfida.sns'] = process.argv

// #region preview
try {
  const wallet = await resolve({ rpc, domain })
  console.log(domain, 'leads to', wallet)
} catch (error) {
  if (!(error instanceof DomainDoesNotExistError)) throw error
  console.log(domain, 'is not registered')
}
// #endregion
