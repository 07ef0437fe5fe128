import { assertNoArguments } from './process/arguments'
import { forgetBuild, rememberBuild } from './process/build-stamp'
import { runCommand } from './process/command'
import { assertSettings } from './process/settings'
import { runScript, runTool } from './process/tool'

/** Writes the whole site to `out/`. */
await runCommand(async () => {
  assertNoArguments('npm run build   writes the whole site to out/')
  assertSettings(process.env)
  forgetBuild()
  await runScript('check-content')
  await runTool('next', ['build'])
  // Like Next's own build: what the content says is then worked out once.
  await runScript('export', [], { NODE_ENV: 'production' })
  rememberBuild()
})
