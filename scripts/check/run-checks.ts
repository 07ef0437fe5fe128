import { withOutput } from '../process/output'
import type { Stage } from '../process/stages'

/**
 * Runs checks side by side, prints each one as it ends, then all hints, and a last line `N passed, N
 * failed`. A failure stops no other check.
 *
 * @param concurrency how many checks run at once
 * @returns true if all passed
 */
export async function runChecks(
  checks: readonly Stage[],
  concurrency: number,
  print: (line: string) => void = console.log,
): Promise<boolean> {
  const waiting = [...checks]
  const hints: string[] = []
  let failed = 0
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { passed, output } = await runCheck(check, print)
      if (!passed) failed += 1
      else if (check.hints && output) hints.push(output)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  if (hints.length > 0)
    print(`\nHints, which stop nothing:\n${hints.join('\n')}`)
  print(`\n${checks.length - failed} passed, ${failed} failed`)
  return failed === 0
}

async function runCheck(
  { name, run }: Stage,
  print: (line: string) => void,
): Promise<{ readonly passed: boolean; readonly output: string }> {
  const startedAt = Date.now()
  const { output: text, error } = await withOutput(run)
  const output = text.trimEnd()
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  if (error === undefined) {
    print(`== ${name} passed in ${seconds} s`)
    return { passed: true, output }
  }
  print(`\n${output}\n${error}`)
  print(`== ${name} failed after ${seconds} s\n`)
  return { passed: false, output }
}
