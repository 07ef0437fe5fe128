import { forgetBuild, rememberBuild } from './build-stamp'
import { runCommand } from './process/command'
import { runScript, runTool } from './process/tool'

/** Writes the whole site to `out/`. */
await runCommand(async () => {
  forgetBuild()
  await runScript('check-content')
  await runTool('next', ['build'])
  await runScript('export')
  rememberBuild()
})
