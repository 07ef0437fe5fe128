// level: tested (writing instruction data needs no network)
import {
  addCodecSizePrefix,
  getBase16Decoder,
  getDiscriminatedUnionEncoder,
  getOptionEncoder,
  getStructEncoder,
  getTupleEncoder,
  getU16Encoder,
  getU32Codec,
  getU32Encoder,
  getU64Encoder,
  getUtf8Codec,
} from '@solana/kit'

// #region preview
// A Borsh string: its length as u32, then its bytes.
const stringCodec = addCodecSizePrefix(getUtf8Codec(), getU32Codec())

// A Borsh enum: the number of the variant as u8, then its fields.
const instructionEncoder = getDiscriminatedUnionEncoder([
  ['Create', getStructEncoder([['name', stringCodec]])],
  [
    'AddBadge',
    getStructEncoder([
      ['badge', getU16Encoder()],
      ['points', getU64Encoder()],
    ]),
  ],
  [
    'JoinTeam',
    getStructEncoder([
      ['fields', getTupleEncoder([getOptionEncoder(getU32Encoder())])],
    ]),
  ],
])

const create = instructionEncoder.encode({ __kind: 'Create', name: 'Ada' })
const addBadge = instructionEncoder.encode({
  __kind: 'AddBadge',
  badge: 3,
  points: 1_500n,
})
const joinTeam = instructionEncoder.encode({ __kind: 'JoinTeam', fields: [7] })
// #endregion

const hex = getBase16Decoder()
console.log(`Create:      ${hex.decode(create)}`)
console.log(`Add a badge: ${hex.decode(addBadge)}`)
console.log(`Join a team: ${hex.decode(joinTeam)}`)
