// level: compiled (asks mainnet, where the names are)
import { getRecordV2, Record } from '@bonfida/spl-name-service'
import { Connection } from '@solana/web3.js'

const connection = new Connection('https://api.mainnet-beta.solana.com')

// #region preview
const { deserializedContent, verified } = await getRecordV2(
  connection,
  'bonfida.sol',
  Record.Url,
  { deserialize: true },
)
if (verified.staleness) console.log(deserializedContent)
else console.log('A former owner wrote this record')
// #endregion
