import { checkLinks, linkReport } from './links/check'
import { externalLinks } from './links/collect'
import { runCommand } from './process/command'

/** Requests all external addresses of pages and facts. Needs a network; exits with 1 on a fault. */
await runCommand(async () => {
  const checked = await checkLinks(externalLinks())
  for (const line of linkReport(checked)) console.log(line)
  if (checked.some(({ kind }) => kind === 'broken')) process.exitCode = 1
})
