import { runCommand } from './process/command'
import { runScript, runTool } from './process/tool'

const subPath = { SITE_BASE_PATH: '/cookbook' }

/** Builds the site for a sub-path, where it stays in `out/`, and tests it there (e2e/sub-path/). */
await runCommand(async () => {
  await runScript('build', [], subPath)
  await runScript('check-export', [], subPath)
  await runTool('playwright', ['test', '--project=sub-path'], subPath)
})
