interface Place {
  readonly line: number
  readonly column: number
}

/**
 * Code as scripts that run nothing: in the first, `await` is valid, and so is `return`, which only the
 * second refuses. Both are strict, as modules are.
 */
const scripts = [
  {
    before: '"use strict";(async () => {',
    after: '})',
    bodyOf: (code: string) => code,
  },
  {
    before: '() => class { static {',
    after: '}}',
    bodyOf: (code: string) => code.replace(/\bawait\b(?! using)/g, 'void '),
  },
]

/** What the parsing worker says when it has found no error. */
const parsed = 'postMessage(0)'

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
  const own = code.replace(/^\s*export\s+(default\s)?/gm, blank)
  for (const { after, before, bodyOf } of scripts) {
    const place = await parse(`${before}${bodyOf(own)}\n${after};${parsed}`)
    if (!place) continue
    const shift = place.line === 1 ? before.length : 0
    return { line: place.line, column: Math.max(1, place.column - shift) }
  }
  return undefined
}

/** The message of a syntax error, or of what the compiler leaves in place and no browser knows. */
export function messageOfSyntax(
  { message }: SyntaxError,
  code: string,
  { line, column }: Place,
): string {
  const rest = code.split('\n')[line - 1]?.slice(column - 1) ?? ''
  return /^\s*@\w/.test(rest) ? 'Decorators are not supported here' : message
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
    worker.onmessage = () => end()
    worker.onerror = (event) => {
      event.preventDefault()
      end({ line: event.lineno, column: event.colno })
    }
    setTimeout(end, timeout)
  })
}
