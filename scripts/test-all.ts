import { isBuildCurrent } from './build-stamp'
import { runStages } from './process/stages'
import { runScript, runTool } from './process/tool'
import { browserStage } from './setup/browser-stage'

/** What `npm test` leaves out because it takes long (decision 27). */
const passed = await runStages([
  browserStage,
  {
    name: 'samples',
    run: () => runScript('samples', ['--check', 'rs', 'py', 'sh']),
  },
  {
    name: 'build',
    run: async () => {
      if (isBuildCurrent()) console.log('out/ is current')
      else await runScript('build')
    },
  },
  { name: 'valid HTML', run: () => runScript('check-html') },
  {
    name: 'every page',
    run: () => runTool('playwright', ['test', '--project=every-page']),
  },
  { name: 'second engine', run: () => runScript('second-engine') },
  { name: 'hosts', run: () => runScript('hosts') },
])
process.exitCode = passed ? 0 : 1
