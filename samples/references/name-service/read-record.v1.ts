// level: parsed (version 4 is checked against its source, not installed)
import { getRecord, Record } from '@bonfida/spl-name-service'
import { Connection } from '@solana/web3.js'

const connection = new Connection('https://api.mainnet.solana.com')

// #region preview
const { deserializedContent, verified } = await getRecord(
  connection,
  'bonfida.sns',
  Record.Url,
  { deserialize: true },
)
if (!verified.staleness)
  throw new Error('The current owner did not sign this record')
console.log(deserializedContent)
// #endregion
