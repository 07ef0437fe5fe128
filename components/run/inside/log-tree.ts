/** A line of a log, or a call of a program with the lines that belong to it. */
export type LogEntry = LogLine | LogCall

interface LogLine {
  readonly text: string
  /** True for the line on which a program failed. */
  readonly failed?: true
}

interface LogCall {
  /** The program's address. */
  readonly program: string
  readonly entries: readonly LogEntry[]
  /** Missing if the log was cut off before the program ended. */
  readonly result?: 'succeeded' | 'failed'
}

interface OpenCall {
  readonly program: string
  readonly entries: LogEntry[]
  result?: 'succeeded' | 'failed'
}

const address = '[1-9A-HJ-NP-Za-km-z]{32,44}'
const invoke = new RegExp(`^Program (${address}) invoke \\[\\d+\\]$`)
const success = new RegExp(`^Program ${address} success$`)
const failure = new RegExp(`^Program ${address} (failed: .*)$`)
const ownWords = new RegExp(`^Program (?:log: |(?=${address} ))`)

/**
 * The log of a transaction as nested calls of its programs. Lines have no prefix, because the call
 * names the program.
 */
export function logTree(logs: readonly string[]): readonly LogEntry[] {
  const root: LogEntry[] = []
  const running: OpenCall[] = []
  for (const line of logs) {
    const call = running.at(-1)
    const entries = call?.entries ?? root
    const program = invoke.exec(line)?.[1]
    const reason = failure.exec(line)?.[1]
    if (program) {
      const next: OpenCall = { program, entries: [] }
      entries.push(next)
      running.push(next)
    } else if (call && success.test(line)) {
      call.result = 'succeeded'
      running.pop()
    } else if (call && reason) {
      entries.push({ text: reason, failed: true })
      call.result = 'failed'
      running.pop()
    } else entries.push({ text: ownPart(line, call?.program) })
  }
  return root
}

const consumed = /^consumed (\d+) of \d+ compute units$/

/** The compute units that a log names. What an inner call used is part of the call around it. */
export function unitsInLog(entries: readonly LogEntry[]): number {
  const lines = entries.flatMap((entry) =>
    'entries' in entry ? entry.entries : [],
  )
  return lines.reduce(
    (sum, line) =>
      sum + Number('text' in line ? (consumed.exec(line.text)?.[1] ?? 0) : 0),
    0,
  )
}

/** A line without `Program log:`, and without the address of the program that runs. */
function ownPart(line: string, program: string | undefined): string {
  const text = line.replace(ownWords, '')
  return program && text.startsWith(`${program} `)
    ? text.slice(program.length + 1)
    : text
}
