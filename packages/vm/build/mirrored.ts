import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What one process compared (mirror/report.ts). */
interface Compared {
  readonly calls: number
  readonly transactions: number
  readonly accounts: number
  readonly differences: readonly string[]
}

/** The most differences that are shown. */
const shown = 20

/**
 * Runs programs on both VMs: wherever they or their child processes use the native LiteSVM, the VM
 * in WebAssembly runs beside it.
 *
 * @param run starts the programs in this environment
 * @throws where the VMs differ, unless known-differences.ts lists the difference
 */
export async function mirrored(
  run: (env: Record<string, string>) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vm-'))
  const report = join(folder, 'report.jsonl')
  const preload = pathToFileURL(resolve('packages/vm/mirror/preload.mjs')).href
  const options = `${process.env.NODE_OPTIONS ?? ''} --import=${preload}`
  try {
    await run({ VM_REPORT: report, NODE_OPTIONS: options.trim() })
    const text = existsSync(report) ? readFileSync(report, 'utf8') : ''
    console.log(readReport(text))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Summarizes a report in one line.
 *
 * @param text one JSON a line, one line a process
 * @throws where the VMs differed, or nothing was compared
 */
export function readReport(text: string): string {
  const all: readonly Compared[] = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
  const differences = all.flatMap((each) => each.differences)
  if (differences.length > 0)
    throw new Error(
      `The VM in WebAssembly and the native one gave different results, ${differences.length} times:\n\n${differences.slice(0, shown).join('\n')}\n\nFix packages/vm (its README says where such faults were), or add an intended difference to packages/vm/mirror/known-differences.ts, with its reason.`,
    )
  const sum = (count: (each: Compared) => number) =>
    all.map(count).reduce((total, each) => total + each, 0)
  const transactions = sum((each) => each.transactions)
  if (transactions === 0)
    throw new Error(
      'No transaction was compared: packages/vm/mirror/preload.mjs no longer finds where litesvm loads its native part.',
    )
  return `Both VMs gave the same results: ${sum((each) => each.calls)} calls, ${transactions} transactions, ${sum((each) => each.accounts)} accounts`
}
