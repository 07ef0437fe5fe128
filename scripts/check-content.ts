import { formatProblem } from '@/lib/site/content/content-error'
import { checkBook } from '@/lib/site/rules/check'
import { runCommand } from './process/command'
import { assertMarks } from './samples/record'

/**
 * Checks every page and the marks of the samples before a build, and names each fault by file, line
 * and cure; then come hints.
 */
await runCommand(() => {
  const { faults, hints } = checkBook()
  for (const problem of [...faults, ...hints])
    console.log(formatProblem(problem))
  if (faults.length > 0) process.exitCode = 1
  assertMarks()
})
