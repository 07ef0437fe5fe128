import { assertNoArguments } from './process/arguments'
import { runCommand } from './process/command'
import { runScript } from './process/tool'
import { serve } from './serve/serve'

/** Builds the site and serves it. */
await runCommand(async () => {
  assertNoArguments('npm start   builds the site and serves it')
  await runScript('build')
  await serve(3000)
})
