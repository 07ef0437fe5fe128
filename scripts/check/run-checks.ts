import { withOutput } from '../process/output'
import type { Stage } from '../process/stages'

/**
 * Runs checks side by side, prints each one as it ends, and a last line `N passed, N failed`.
 * A failure stops no other check.
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
  let failed = 0
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const passed = await runCheck(check, print)
      if (!passed) failed += 1
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  print(`\n${checks.length - failed} passed, ${failed} failed`)
  return failed === 0
}

async function runCheck(
  { name, run }: Stage,
  print: (line: string) => void,
): Promise<boolean> {
  const startedAt = Date.now()
  const { output, error } = await withOutput(run)
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  if (error === undefined) {
    print(`== ${name} passed in ${seconds} s`)
    return true
  }
  print(`\n${output.trimEnd()}\n${error}`)
  print(`== ${name} failed after ${seconds} s\n`)
  return false
}
