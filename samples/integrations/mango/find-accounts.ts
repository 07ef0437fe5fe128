// level: compiled (needs mainnet; run-find-accounts.ts runs it on localhost)
import {
  address,
  type Base58EncodedBytes,
  createSolanaRpc,
  getAddressDecoder,
  getBase64Encoder,
  getUtf8Decoder,
} from '@solana/kit'

const rpc = createSolanaRpc(
  process.env.RPC_URL ?? 'https://api.mainnet.solana.com',
)
if (!process.env.OWNER) throw new Error('Set OWNER to your address')
const owner = address(process.env.OWNER)

// #region preview
const mangoV4 = address('4MangoMjqJ2firMokCjjGgoK8d4MXcrgL7XJaL3w6fVg')

// A Mango account begins with 8 bytes for its type, then group and owner.
const accounts = await rpc
  .getProgramAccounts(mangoV4, {
    encoding: 'base64',
    dataSlice: { offset: 0, length: 104 },
    filters: [
      {
        memcmp: {
          offset: 0n,
          bytes: 'ho5hwwEoHot' as Base58EncodedBytes, // the type: MangoAccount
          encoding: 'base58',
        },
      },
      {
        memcmp: {
          offset: 40n,
          bytes: owner as string as Base58EncodedBytes,
          encoding: 'base58',
        },
      },
    ],
  })
  .send()

console.log('Mango accounts:', accounts.length)
for (const { pubkey, account } of accounts) {
  const data = getBase64Encoder().encode(account.data[0])
  const name = getUtf8Decoder().decode(data.slice(72, 104))
  console.log('Account:', pubkey)
  console.log('  Group:', getAddressDecoder().decode(data, 8))
  console.log('  Name:', name.replaceAll('\0', ''))
  console.log('  Balance in lamports:', account.lamports)
}
// #endregion
