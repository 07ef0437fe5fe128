import type { EncodedAccount } from '@solana/kit'
import { getNonceDecoder, getNonceSize } from '@solana-program/system'

/** A nonce account as `jsonParsed` has it; null for one without nonce, and for other accounts. */
export function parseNonce({ data }: EncodedAccount) {
  if (data.length !== getNonceSize()) return null
  const nonce = getNonceDecoder().decode(data)
  if (nonce.state === 0) return null
  return {
    type: 'initialized',
    info: {
      authority: nonce.authority,
      blockhash: nonce.blockhash,
      feeCalculator: {
        lamportsPerSignature: nonce.lamportsPerSignature.toString(),
      },
    },
  }
}
