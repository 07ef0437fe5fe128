import {
  address,
  createSolanaRpc,
  fetchEncodedAccounts,
  getOptionDecoder,
  getU64Decoder,
  unwrapOption,
} from '@solana/kit'

const rpc = createSolanaRpc('http://127.0.0.1:8899')

// #region preview
const features = [
  address('txv1aq4pp281K9um3tnPgkfX8UqtFT6wcVW3hNezGLL'),
  address('6TkHkRmP7JZy1fdM6fg5uXn76wChQBWGokHBJzrLB3mj'),
  address('B8JJXCy5amZyWG9r7EnUYLwzXSXTxG7GZ1qZ1qggo83g'),
]
// The account of a feature holds the slot of its activation, or nothing yet.
const activatedAt = getOptionDecoder(getU64Decoder())

for (const account of await fetchEncodedAccounts(rpc, features)) {
  if (!account.exists) {
    console.log(account.address, 'inactive')
    continue
  }
  const slot = unwrapOption(activatedAt.decode(account.data))
  const status = slot === null ? 'pending' : `active since slot ${slot}`
  console.log(account.address, status)
}
// #endregion
