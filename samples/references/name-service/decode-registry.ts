// level: tested (decodes bytes, needs no network)
import {
  address,
  getAddressDecoder,
  getAddressEncoder,
  getBytesDecoder,
  getStructDecoder,
} from '@solana/kit'

const SNS_ROOT = address('58PwtjSDuFHuUkYjH9BYnnQKHfwo9reZhC2zMJv9JPkx')
const owner = address('7dHbWXmci3dT8UFYWYZweBLXgycu7Y3iL6trKn1Y7ARj')
const noClass = address('11111111111111111111111111111111')

// Stands for the data of a registry, as `fetchEncodedAccount` returns it.
const { encode } = getAddressEncoder()
const data = new Uint8Array([
  ...encode(SNS_ROOT),
  ...encode(owner),
  ...encode(noClass),
  ...new TextEncoder().encode('ipfs=bafybeigdyrzt'),
])

// #region preview
const registryDecoder = getStructDecoder([
  ['parent', getAddressDecoder()],
  ['owner', getAddressDecoder()],
  ['class', getAddressDecoder()],
  ['data', getBytesDecoder()],
])
const registry = registryDecoder.decode(data)
// #endregion

console.log('Parent:', registry.parent)
console.log('Owner: ', registry.owner)
console.log('Class: ', registry.class)
console.log('Data:  ', registry.data.length, 'bytes')
