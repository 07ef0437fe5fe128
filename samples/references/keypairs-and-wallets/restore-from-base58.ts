// level: tested (keys need no network)
import { createKeyPairSignerFromBytes, getBase58Encoder } from '@solana/kit'

// #region preview
// What a wallet shows when you export a key. Everybody knows this one.
const secret =
  '5ApHX3RJ31S1itjYT9iDY1FvypaHEhgtZCgRfA43Z2p2mgbY47S2eKEc6fu6Hm8iau4DoJJ2FioQgXvAFcJs3tDu'

const bytes = getBase58Encoder().encode(secret)
const wallet = await createKeyPairSignerFromBytes(bytes)
console.log(`Address: ${wallet.address}`)
// #endregion
