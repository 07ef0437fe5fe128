import {
  type EncodedAccount,
  getAddressDecoder,
  getU32Decoder,
  getU64Decoder,
} from '@solana/kit'
import { toBase64 } from './bytes'

/** Tags of `UpgradeableLoaderState`. */
const tags = { buffer: 1, program: 2, programData: 3 } as const
const bufferMetadata = 37
const programDataMetadata = 45

/** An account of the upgradeable loader as `jsonParsed` has it. */
export function parseLoader({ data }: EncodedAccount) {
  switch (getU32Decoder().decode(data)) {
    case tags.program: {
      const programData = getAddressDecoder().decode(data, 4)
      return { type: 'program', info: { programData } }
    }
    case tags.programData: {
      const slot = getU64Decoder().decode(data, 4)
      const authority = optionalAddress(data, 12)
      const code = [toBase64(data.slice(programDataMetadata)), 'base64']
      return { type: 'programData', info: { authority, data: code, slot } }
    }
    case tags.buffer: {
      const authority = optionalAddress(data, 4)
      const code = [toBase64(data.slice(bufferMetadata)), 'base64']
      return { type: 'buffer', info: { authority, data: code } }
    }
    default:
      return { type: 'uninitialized' }
  }
}

function optionalAddress(data: EncodedAccount['data'], offset: number) {
  if (data[offset] === 0) return undefined
  return getAddressDecoder().decode(data, offset + 1)
}
