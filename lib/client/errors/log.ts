/** What a log says of the error in it. */
export interface LoggedError {
  /** The address of the program that failed: the innermost one, since the others pass it up. */
  readonly program?: string
  /** The code in decimal, where the program returned one. */
  readonly code?: string
  /** Name and message that Anchor printed. */
  readonly name?: string
  readonly message?: string
  /** The words after `failed:` where they are no code. */
  readonly reason?: string
}

/** The forms in which logs, Kit, Anchor and the RPC print a code inside a line. */
const codes: readonly RegExp[] = [
  /custom program error: (0x[\da-f]+)/i,
  /custom program error: #(\d+)/i,
  /error number: (\d+)/i,
  /\bcustom["'(:\s]+(0x[\da-f]+|\d+)/i,
]

/** The lines of a log that matter here: a call, its end, and an error that Anchor explains. */
const events = new RegExp(
  [
    String.raw`Program (?<program>[1-9A-HJ-NP-Za-km-z]{32,44}) (?:invoke \[|(?<success>success)|failed: (?<reason>[^\n"]+))`,
    String.raw`Error Code: (?<name>\w+)\.? ?(?:Error Number: (?<number>\d+)\.? ?)?(?:Error Message: (?<message>[^\n"]*))?`,
  ].join('|'),
  'g',
)

/** The first code that a text prints in a known form, in decimal. */
function codeInLine(text: string): string | undefined {
  const code = codes.flatMap((form) => form.exec(text)?.[1] ?? [])[0]
  return code && String(Number(code))
}

/**
 * Reads the error of a log: of whole lines, of one line, or of the JSON that holds them.
 *
 * @example readLog('Program Tokenkeg… failed: custom program error: 0x1')
 *   // { program: 'Tokenkeg…', code: '1' }
 */
export function readLog(text: string): LoggedError {
  const running: string[] = []
  let explained: LoggedError = {}
  for (const { groups = {} } of plain(text).matchAll(events)) {
    const { program, success, reason, name, number, message } = groups
    if (name)
      explained = {
        program: running.at(-1),
        code: number,
        name,
        message: message?.trim().replace(/\.$/, '') || undefined,
      }
    else if (reason) return { ...explained, program, ...readReason(reason) }
    else if (success) running.pop()
    else if (program) running.push(program)
  }
  const code = explained.code ?? codeInLine(text)
  return { program: running.at(-1), ...explained, code }
}

/** The text without the escapes of JSON. */
const plain = (text: string) =>
  text.replaceAll('\\n', '\n').replaceAll('\\"', '"')

function readReason(reason: string): LoggedError {
  const code = codeInLine(reason)
  return code ? { code } : { reason: reason.replace(/['",\s]+$/, '') }
}
