import { checkBook } from '@/lib/content/check'
import { ContentError } from '@/lib/content/content-error'
import { runCommand } from './process/command'

/** Looks over every page before it is built. Ends with each problem as file:line and its cure. */
await runCommand(async () => {
  const problems = checkBook()
  if (problems.length > 0) throw new ContentError(problems)
})
