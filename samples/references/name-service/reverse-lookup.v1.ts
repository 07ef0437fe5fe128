// level: compiled (asks mainnet, where the names are)
import { getDomainKeySync, reverseLookup } from '@bonfida/spl-name-service'
import { Connection } from '@solana/web3.js'

const connection = new Connection('https://api.mainnet-beta.solana.com')

// #region preview
const { pubkey } = getDomainKeySync('bonfida.sol')
const name = await reverseLookup(connection, pubkey)
console.log(pubkey.toBase58(), 'is', `${name}.sol`)
// #endregion
