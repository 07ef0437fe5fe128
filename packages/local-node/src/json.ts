const mark = '\uE000'
const marked = new RegExp(`"${mark}(-?\\d+)${mark}"`, 'g')

/**
 * JSON whose bigints are written as plain integers, the way a Solana node
 * writes its u64 values, which may exceed what a double can hold.
 */
export function stringify(value: unknown): string {
  const json = JSON.stringify(value, (_key, item: unknown) =>
    typeof item === 'bigint' ? `${mark}${item}${mark}` : item,
  )
  return json.replace(marked, '$1')
}

/** The largest u64. */
const maxInteger = 2n ** 64n - 1n
/** The numbers of a text, and its strings, whose digits are not numbers. */
const tokens = /"(?:[^"\\]|\\.)*"|[-\d][-+.\deE]*/g
const markedWhole = new RegExp(`^${mark}\\d+${mark}$`)

/**
 * Reads JSON. Integers up to u64 that a number would round are bigints.
 *
 * @throws SyntaxError
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  if (!/\d{16}/.test(text)) return value
  const markedText = text.replace(tokens, (token) =>
    isRounded(token) ? `"${mark}${token}${mark}"` : token,
  )
  return JSON.parse(markedText, (_key, item: unknown) =>
    typeof item === 'string' && markedWhole.test(item)
      ? BigInt(item.slice(1, -1))
      : item,
  )
}

const isRounded = (token: string) =>
  /^\d{16,}$/.test(token) &&
  !Number.isSafeInteger(Number(token)) &&
  BigInt(token) <= maxInteger
