// level: tested (codecs need no network)
import {
  addCodecSizePrefix,
  type Encoder,
  getAddressCodec,
  getArrayCodec,
  getBase16Decoder,
  getBooleanCodec,
  getBytesCodec,
  getEnumCodec,
  getI64Codec,
  getMapCodec,
  getOptionCodec,
  getSetCodec,
  getTupleCodec,
  getU8Codec,
  getU16Codec,
  getU32Codec,
  getU64Codec,
  getU128Codec,
  getUtf8Codec,
} from '@solana/kit'

function show<T>(type: string, codec: Encoder<T>, value: T) {
  const bytes = getBase16Decoder().decode(codec.encode(value))
  console.log(type.padEnd(19), bytes)
}

// #region preview
enum Color {
  Red,
  Green,
}
const string = addCodecSizePrefix(getUtf8Codec(), getU32Codec())
const byteVector = addCodecSizePrefix(getBytesCodec(), getU32Codec())

show('bool', getBooleanCodec(), true)
show('u8', getU8Codec(), 1)
show('u16', getU16Codec(), 1)
show('u64', getU64Codec(), 1n)
show('i64', getI64Codec(), -1n)
show('u128', getU128Codec(), 1n)
show('String', string, 'Zoë')
show('Option<u16>', getOptionCodec(getU16Codec()), 1)
show('Option<u16>: None', getOptionCodec(getU16Codec()), null)
show('[u16; 2]', getArrayCodec(getU16Codec(), { size: 2 }), [1, 2])
show('Vec<u16>', getArrayCodec(getU16Codec()), [1, 2])
show('Vec<u8>', byteVector, new Uint8Array([1, 2]))
show('(u8, u16)', getTupleCodec([getU8Codec(), getU16Codec()]), [1, 2])
show('enum', getEnumCodec(Color), Color.Green)
show('BTreeSet<u8>', getSetCodec(getU8Codec()), new Set([1, 2]))
show(
  'BTreeMap<u8, u16>',
  getMapCodec(getU8Codec(), getU16Codec()),
  new Map([[1, 2]]),
)
// #endregion

console.log('Pubkey:', getAddressCodec().fixedSize, 'bytes, as they are')
