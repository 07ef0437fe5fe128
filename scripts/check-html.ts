import { existsSync } from 'node:fs'
import { openFolder } from './export/folder'
import { htmlProblems } from './export-checks/html'
import { runCommand } from './process/command'

/** Checks that every document of `out/` is valid HTML. */
await runCommand(async () => {
  if (!existsSync('out'))
    throw new Error('There is no built site: run `npm run build` first.')
  const problems = await htmlProblems(openFolder('out'))
  if (problems.length > 0) throw new Error(problems.join('\n'))
  console.log('All documents are valid HTML')
})
