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
