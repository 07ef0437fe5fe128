import { type EncodedAccount, isOption, unwrapOption } from '@solana/kit'
import {
  type Extension,
  getMintDecoder,
  getTokenDecoder,
  TOKEN_2022_PROGRAM_ADDRESS,
} from '@solana-program/token-2022'

/** The extensions of a Token-2022 mint, nothing for one without. */
export function parseMintExtensions({ programAddress, data }: EncodedAccount) {
  if (programAddress !== TOKEN_2022_PROGRAM_ADDRESS) return {}
  return parseExtensions(unwrapOption(getMintDecoder().decode(data).extensions))
}

/** The extensions of a Token-2022 token account, nothing without any. */
export function parseTokenExtensions({ programAddress, data }: EncodedAccount) {
  if (programAddress !== TOKEN_2022_PROGRAM_ADDRESS) return {}
  return parseExtensions(
    unwrapOption(getTokenDecoder().decode(data).extensions),
  )
}

function parseExtensions(extensions: readonly Extension[] | null) {
  if (!extensions) return {}
  return { extensions: extensions.map(parseExtension) }
}

function parseExtension({ __kind, ...state }: Extension) {
  const extension = __kind.charAt(0).toLowerCase() + __kind.slice(1)
  const entries = Object.entries(state)
  if (entries.length === 0) return { extension }
  const plain = entries.map(([name, value]) => [name, toPlain(value)])
  return { extension, state: Object.fromEntries(plain) }
}

/** Options become their value or null, maps lists of pairs, as the RPC does. */
function toPlain(value: unknown): unknown {
  if (isOption(value)) return toPlain(unwrapOption(value))
  if (value instanceof Map) return [...value]
  return value
}
