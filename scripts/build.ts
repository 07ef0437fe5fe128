import { exportSite } from './export/export-site'
import { assertNoArguments } from './process/arguments'
import { forgetBuild, rememberBuild } from './process/build-stamp'
import { runCommand } from './process/command'
import { removeOutdatedCache } from './process/next-cache'
import { assertSettings } from './process/settings'
import { runScript, runTool } from './process/tool'

/** Writes the whole site to `out/`. */
await runCommand(async () => {
  assertNoArguments('npm run build   writes the whole site to out/')
  assertSettings(process.env)
  forgetBuild()
  // The content check runs first: its messages name the line of a fault and the cure.
  await runScript('check-content')
  removeOutdatedCache()
  await runTool('next', ['build'])
  await exportSite()
  rememberBuild()
})
