import { parseArgs } from 'node:util'
import { formatProblem } from '@/lib/content/content-error'
import { checkBook } from '@/lib/rules/check'
import { runCommand } from './process/command'
import { messageOf } from './process/faults'
import { defaultBranch, pathsChangedSince } from './process/git'
import { assertMarks } from './samples/record'
import { hintLines } from './writing/hint-lines'

/**
 * Checks every page and the marks of the samples before a build, and reports each fault with file,
 * line and cure, then the hints.
 */
await runCommand(() => {
  const { values } = parseArgs({ options: { all: { type: 'boolean' } } })
  const { faults, hints } = checkBook()
  for (const fault of faults) console.log(formatProblem(fault))
  if (faults.length > 0) process.exitCode = 1
  try {
    assertMarks()
  } catch (error) {
    console.log(messageOf(error))
    process.exitCode = 1
  }
  const changed = values.all ? undefined : pathsChangedSince(defaultBranch)
  for (const line of hintLines(hints, changed)) console.log(line)
})
