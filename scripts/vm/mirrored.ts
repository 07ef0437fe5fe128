import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What one process compared (samples/vm/mirror/report.ts). */
interface Compared {
  readonly calls: number
  readonly transactions: number
  readonly accounts: number
  readonly differences: readonly string[]
}

/** As many differences as a reader can make use of. */
const shown = 20

/**
 * Runs programs on both machines: where one of them, or of their children, uses the native LiteSVM,
 * the machine of the browser runs beside it.
 *
 * @param run starts the programs, in the environment that it gets
 * @throws where the machines differ in a way that known-differences.ts does not know
 */
export async function mirrored(
  run: (env: Record<string, string>) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'machine-'))
  const report = join(folder, 'report.jsonl')
  const preload = pathToFileURL(resolve('samples/vm/mirror/preload.mjs')).href
  const options = `${process.env.NODE_OPTIONS ?? ''} --import=${preload}`
  try {
    await run({ MACHINE_REPORT: report, NODE_OPTIONS: options.trim() })
    const text = existsSync(report) ? readFileSync(report, 'utf8') : ''
    console.log(readReport(text))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * What a report says in one line.
 *
 * @param text one JSON a line, one line a process
 * @throws where the machines differed, or nothing was compared
 */
export function readReport(text: string): string {
  const all: readonly Compared[] = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
  const differences = all.flatMap((each) => each.differences)
  if (differences.length > 0)
    throw new Error(
      `The browser's machine and the native one gave different results, ${differences.length} times:\n\n${differences.slice(0, shown).join('\n')}\n\nFix samples/vm (its README says where such faults were), or add a difference that is meant to be to samples/vm/mirror/known-differences.ts, with its reason.`,
    )
  const sum = (count: (each: Compared) => number) =>
    all.map(count).reduce((total, each) => total + each, 0)
  const transactions = sum((each) => each.transactions)
  if (transactions === 0)
    throw new Error(
      'No transaction was compared: samples/vm/mirror/preload.mjs no longer finds where litesvm loads its native part.',
    )
  return `Both machines gave the same results: ${sum((each) => each.calls)} calls, ${transactions} transactions, ${sum((each) => each.accounts)} accounts`
}
