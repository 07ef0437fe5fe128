import { assertNoArguments } from './process/arguments'
import { runCommand } from './process/command'
import { runScript } from './process/tool'
import { formsOf } from './setup/commands.mjs'

/** Builds the site and serves it. */
await runCommand(async () => {
  assertNoArguments(formsOf('start'))
  await runScript('build')
  await runScript('serve')
})
