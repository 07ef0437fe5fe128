// level: tested (codecs need no network)
import {
  addCodecSizePrefix,
  getArrayCodec,
  getBase16Encoder,
  getEnumCodec,
  getStructCodec,
  getU8Codec,
  getU16Codec,
  getU32Codec,
  getU64Codec,
  getUtf8Codec,
  isSolanaError,
} from '@solana/kit'

enum Kind {
  Empty,
  Profile,
}
const string = addCodecSizePrefix(getUtf8Codec(), getU32Codec())
const hex = getBase16Encoder()

// #region preview
const attempts: Record<string, () => unknown> = {
  'Too few bytes': () => getU64Codec().decode(hex.encode('dc0500')),
  'A length that is no length': () => string.decode(hex.encode('416461')),
  'A name longer than the data': () => string.decode(hex.encode('ff00000041')),
  'A variant that does not exist': () =>
    getEnumCodec(Kind).decode(hex.encode('07')),
  'A number that does not fit': () => getU16Codec().encode(70_000),
  'A list of the wrong length': () =>
    getArrayCodec(getU8Codec(), { size: 3 }).encode([1, 2]),
  // The worst case: no error, and wrong values.
  'Fields in the wrong order': () =>
    getStructCodec([
      ['score', getU32Codec()],
      ['level', getU8Codec()],
    ]).decode(hex.encode('01dc050000')),
}

for (const [title, attempt] of Object.entries(attempts)) {
  try {
    console.log(`${title}:`, attempt())
  } catch (error) {
    if (!isSolanaError(error)) throw error
    console.log(`${title}: #${error.context.__code}`)
    console.log(`  ${error.message}`)
  }
}
// #endregion
