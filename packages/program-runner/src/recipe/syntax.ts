interface Place {
  readonly line: number
  readonly column: number
}

const before = '(async () => {'
/** Milliseconds to wait for a place. */
const timeout = 2_000

/**
 * The place of a syntax error in a module. Firefox and Safari report it with the error. V8 reports
 * only that of a script, so the code is parsed again as one: as a function that is never called.
 *
 * @param code without its imports
 */
export async function placeOfSyntax(
  error: SyntaxError,
  code: string,
): Promise<Place | undefined> {
  const { lineNumber, columnNumber, line, column } = error as ReportedPlace
  if (lineNumber) return { line: lineNumber, column: columnNumber ?? 1 }
  if (line) return { line, column: column ?? 1 }
  const script = `${before}${code.replace(/^\s*export\s+(default\s)?/gm, blank)}\n})`
  const place = await parse(script)
  if (!place) return undefined
  const shift = place.line === 1 ? before.length : 0
  return { line: place.line, column: Math.max(1, place.column - shift) }
}

/** What Firefox and Safari add to an error. */
interface ReportedPlace {
  readonly lineNumber?: number
  readonly columnNumber?: number
  readonly line?: number
  readonly column?: number
}

const blank = (text: string) => text.replace(/\S/g, ' ')

function parse(script: string): Promise<Place | undefined> {
  const address = URL.createObjectURL(
    new Blob([script], { type: 'text/javascript' }),
  )
  return new Promise((resolve) => {
    const worker = new Worker(address)
    const end = (place?: Place) => {
      worker.terminate()
      URL.revokeObjectURL(address)
      resolve(place)
    }
    worker.onerror = (event) => {
      event.preventDefault()
      end({ line: event.lineno, column: event.colno })
    }
    setTimeout(end, timeout)
  })
}
