import { ensureBuild } from './process/build-stamp'
import { runCommand } from './process/command'
import { runTool } from './process/tool'
import { buildReleases } from './skew/releases'

/** Tests a tab that stays open while other releases replace its site (e2e/skew/). */
await runCommand(async () => {
  await ensureBuild()
  await buildReleases()
  await runTool('playwright', ['test', '--project=skew'])
})
