import { checks } from './process/checks'
import { runStages } from './process/stages'
import { runScript, runTool } from './process/tool'
import { browserStage } from './setup/browser-stage'

/** Everything that a change has to pass (decision 27). */
const passed = await runStages([
  browserStage,
  ...checks.map(({ name, run }) => ({ name, run: () => run() })),
  { name: 'samples', run: () => runScript('samples', ['--check', 'ts']) },
  { name: 'build', run: () => runScript('build') },
  { name: 'export', run: () => runScript('check-export') },
  {
    name: 'browser tests',
    run: () => runTool('playwright', ['test', '--project=journeys']),
  },
])
process.exitCode = passed ? 0 : 1
