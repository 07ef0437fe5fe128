import { htmlProblems } from './export/checks/html'
import { openExport } from './export/files/built'
import { runCommand } from './process/command'

/** Checks that every document of `out/` is valid HTML. */
await runCommand(async () => {
  const problems = await htmlProblems(openExport())
  if (problems.length > 0) throw new Error(problems.join('\n'))
  console.log('All documents are valid HTML')
})
