import {
  createSolanaRpc,
  getBase58Decoder,
  isSolanaError,
  type Base58EncodedBytes,
  type GetProgramAccountsMemcmpFilter,
} from '@solana/kit'
import { TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'

const rpc = createSolanaRpc('http://127.0.0.1:8899')

// #region preview
const memcmp = (offset: bigint, length: number) =>
  ({
    memcmp: {
      offset,
      bytes: getBase58Decoder().decode(
        new Uint8Array(length).fill(1),
      ) as Base58EncodedBytes,
      encoding: 'base58',
    },
  }) satisfies GetProgramAccountsMemcmpFilter

const cases = {
  'Five filters': [0n, 1n, 2n, 3n, 4n].map((offset) => memcmp(offset, 1)),
  '129 bytes': [memcmp(0n, 129)],
  'Beyond the end of the data': [{ dataSize: 165n }, memcmp(164n, 2)],
}

for (const [title, filters] of Object.entries(cases)) {
  try {
    const found = await rpc
      .getProgramAccounts(TOKEN_PROGRAM_ADDRESS, {
        encoding: 'base64',
        filters,
      })
      .send()
    console.log(`${title}: ${found.length} accounts`)
  } catch (error) {
    if (!isSolanaError(error)) throw error
    console.log(`${title}: ${error.context.__code} ${error.message}`)
  }
}
// #endregion
