import { checks } from './check/checks'
import { assertNoArguments } from './process/arguments'
import { runCommand } from './process/command'
import { runStages } from './process/stages'
import { runScript, runTool } from './process/tool'
import { browserStage } from './setup/browser-stage'
import { formsOf } from './setup/commands.mjs'

/** Runs all tests that a change has to pass (decision 27). */
await runCommand(async () => {
  assertNoArguments(formsOf('test'))
  const passed = await runStages([
    browserStage,
    ...checks(true),
    { name: 'samples', run: () => runScript('samples', ['--check', 'ts']) },
    { name: 'build', run: () => runScript('build') },
    { name: 'export', run: () => runScript('check-export') },
    {
      name: 'browser tests',
      run: () => runTool('playwright', ['test', '--project=journeys']),
    },
  ])
  if (!passed) process.exitCode = 1
})
