import type { Check } from '../process/checks'
import { withOutput } from '../process/output'
import { changedFiles, type Files } from './files'
import { inputsOf, lastPassed, rememberPassed } from './passed'

interface Options {
  readonly files: Files
  /** How many checks run at once. */
  readonly lanes: number
  /** Whether checks run whose files have not changed since they passed. */
  readonly all: boolean
  /** Where it is kept what passed. */
  readonly record?: string
  readonly print?: (line: string) => void
}

/**
 * Runs checks at the same time, leaves out those whose files are as they were when they last passed, prints each as it ends, all
 * failures included, and a last line `N passed, N failed`.
 *
 * @returns whether all passed
 */
export async function runChecks(
  checks: readonly Check[],
  { files, lanes, all, record, print = console.log }: Options,
): Promise<boolean> {
  const waiting = [...checks]
  let failed = 0
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const passed = await runCheck(check)
      if (!passed) failed += 1
    }
  }
  const runCheck = async ({ name, reads, run, keep }: Check) => {
    const inputs = inputsOf(reads, files)
    const before = lastPassed(name, record)
    const changed = before && !all ? changedFiles(before, inputs) : undefined
    if (changed?.length === 0) {
      print(`== ${name} passed before with the same files`)
      return true
    }
    const start = Date.now()
    const { output, error } = await withOutput(() => run(changed))
    const seconds = ((Date.now() - start) / 1000).toFixed(1)
    if (error === undefined) {
      if (Object.keys(files).length > 0) {
        keep?.()
        rememberPassed(name, inputs, record)
      }
      print(`== ${name} passed in ${seconds} s`)
      return true
    }
    print(`\n${output.trimEnd()}\n${error}`)
    print(`== ${name} failed after ${seconds} s\n`)
    return false
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  print(`\n${checks.length - failed} passed, ${failed} failed`)
  return failed === 0
}
