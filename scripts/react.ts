import { runCommand } from './process/command'
import { runScript, runTool } from './process/tool'

const react = { SITE_RUNTIME: 'react' }

/** Builds the site with React itself in its islands, where it stays in `out/`, and tests it. */
await runCommand(async () => {
  await runScript('build', [], react)
  await runTool('playwright', ['test', '--project=journeys'], react)
})
