import { exportSite } from './export/export-site'
import { packLocalNode } from './local-node/pack'
import { assertNoArguments } from './process/arguments'
import { forgetBuild, rememberBuild } from './process/build-stamp'
import { runCommand } from './process/command'
import { assertSpace } from './process/faults'
import { runNextBuild } from './process/next-build'
import { removeOutdatedCache } from './process/next-cache'
import { holdBuild } from './process/one-at-a-time'
import { assertSettings } from './process/settings'
import { runScript } from './process/tool'
import { formsOf } from './setup/commands.mjs'

/** Writes the whole site to `out/`. */
await runCommand(async () => {
  assertNoArguments(formsOf('build'))
  assertSettings(process.env)
  assertSpace()
  const end = holdBuild()
  try {
    await build()
  } finally {
    end()
  }
})

async function build(): Promise<void> {
  forgetBuild()
  // The content check runs first: its messages name the line of a fault and the cure.
  await runScript('check-content')
  await packLocalNode()
  removeOutdatedCache()
  await runNextBuild()
  await exportSite()
  rememberBuild()
}
