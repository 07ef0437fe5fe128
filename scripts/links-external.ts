import { checkLinks } from './links/check'
import { externalLinks } from './links/collect'
import { linkReport } from './links/report'
import { runCommand } from './process/command'

/** Requests all external addresses of pages and facts. Needs a network; exits with 1 on a fault. */
await runCommand(async () => {
  const checked = await checkLinks(externalLinks())
  if (checked.every(({ answer }) => answer.kind === 'broken'))
    throw new Error(
      'No address responded: this needs a network; run it again where there is one',
    )
  for (const line of linkReport(checked)) console.log(line)
  if (checked.some(({ answer }) => answer.kind === 'broken'))
    process.exitCode = 1
})
