import { isBuildCurrent } from './build-stamp'
import { runCommand } from './process/command'
import { runScript, runTool } from './process/tool'
import { buildReleases } from './skew/releases'

/** Keeps a tab open while its site is replaced by other releases (e2e/skew/). */
await runCommand(async () => {
  if (!isBuildCurrent()) await runScript('build')
  await buildReleases()
  await runTool('playwright', ['test', '--project=skew'])
})
