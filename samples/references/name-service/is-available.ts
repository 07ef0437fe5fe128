// level: compiled (asks mainnet, where the names are)
import { address, createSolanaRpc, fetchEncodedAccount } from '@solana/kit'

const rpc = createSolanaRpc('https://api.mainnet.solana.com')

// #region preview
// The key of bonfida.sns, derived as above.
const key = address('Crf8hzfthWGbGbLTVCiqRqV5MVnbpHB1L9KQMd6gsinb')
const registry = await fetchEncodedAccount(rpc, key)
console.log(registry.exists ? 'is taken' : 'is free')
// #endregion
