import { ensureBuild } from './process/build-stamp'
import { runCommand } from './process/command'
import { runTool } from './process/tool'
import { buildReleases } from './skew/releases'

/** Keeps a tab open while its site is replaced by other releases (e2e/skew/). */
await runCommand(async () => {
  await ensureBuild()
  await buildReleases()
  await runTool('playwright', ['test', '--project=skew'])
})
