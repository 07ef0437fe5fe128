/** A query of the error finder. */
export interface ErrorQuery {
  /** A program's address, when the query contains one that the page knows. */
  readonly address?: string
  /** The code in decimal, when the query names one. */
  readonly code?: string
  /** Lower-case words, all of which must occur in the row. */
  readonly words: readonly string[]
}

/** One row of the page. */
export interface ErrorText {
  readonly address?: string
  readonly decimal: string
  /** All text of the row, in lower case. */
  readonly text: string
}

/** The forms in which logs, Kit, Anchor and the RPC print a code inside a line. */
const codesInLines: readonly RegExp[] = [
  /custom program error: (0x[\da-f]+)/i,
  /custom program error: #(\d+)/i,
  /error number: (\d+)/i,
  /\bcustom["'(:\s]+(\d+)/i,
]

const codeAlone = /^(?:#?(-?\d+)|(0x[\da-f]+))$/i

const words = (text: string) => text.split(/[\s,;:"'`()]+/).filter(Boolean)

function codeOf(word: string): string | undefined {
  const [, decimal, hex] = codeAlone.exec(word) ?? []
  return hex ? String(Number(hex)) : decimal
}

/**
 * Reads a query, typed or pasted: a code in hex or decimal, a name, words of the message, or a
 * whole line of a log.
 *
 * @param addresses of the programs on the page
 * @example readQuery('Program Tokenkeg… failed: custom program error: 0x1', ['Tokenkeg…'])
 *   // { address: 'Tokenkeg…', code: '1', words: [] }
 */
export function readQuery(
  query: string,
  addresses: readonly string[],
): ErrorQuery {
  const all = words(query)
  const address = all.find((word) => addresses.includes(word))
  const inLine = codesInLines.flatMap((code) => code.exec(query)?.[1] ?? [])[0]
  if (inLine) return { address, code: String(Number(inLine)), words: [] }
  const typed = all.filter((word) => word !== address)
  const code = typed.map(codeOf).find((each) => each !== undefined)
  return {
    address,
    code,
    words: typed
      .filter((word) => codeOf(word) === undefined)
      .map((word) => word.toLowerCase()),
  }
}

/** True when a row matches a query. A code must match as a whole. */
export function matchesError(row: ErrorText, query: ErrorQuery): boolean {
  if (query.address && query.address !== row.address) return false
  if (query.code && query.code !== row.decimal) return false
  return query.words.every((word) => row.text.includes(word))
}
