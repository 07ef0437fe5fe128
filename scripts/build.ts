import { exportSite } from './export/export-site'
import { assertNoArguments } from './process/arguments'
import { forgetBuild, rememberBuild } from './process/build-stamp'
import { runCommand } from './process/command'
import { render } from './process/render'
import { assertSettings } from './process/settings'

/** Writes the whole site to `out/`. */
await runCommand(async () => {
  assertNoArguments('npm run build   writes the whole site to out/')
  assertSettings(process.env)
  forgetBuild()
  await render()
  await exportSite()
  rememberBuild()
})
