/** What a reader looks for. */
export interface ErrorQuery {
  /** A program's address, when the query holds one that the page knows. */
  readonly address?: string
  /** The code in decimal, when the query names one. */
  readonly code?: string
  /** Lower-case words that all have to stand in the row. */
  readonly words: readonly string[]
}

/** One row of the page. */
export interface ErrorText {
  readonly address?: string
  readonly decimal: string
  /** All that the row says, in lower case. */
  readonly text: string
}

/** A code as logs, Kit, Anchor and the RPC print it inside a line. */
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
 * Reads what was typed or pasted: a code in hex or decimal, a name, words of the message, or a whole line of a log.
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

/** Whether a row answers to a query. A code has to be the whole code. */
export function matchesError(row: ErrorText, query: ErrorQuery): boolean {
  if (query.address && query.address !== row.address) return false
  if (query.code && query.code !== row.decimal) return false
  return query.words.every((word) => row.text.includes(word))
}
