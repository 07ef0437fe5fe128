import { packLocalNode } from '@/packages/local-node/build/pack'
import { exportSite } from './export/export-site'
import {
  forgetBuild,
  isBuildCurrent,
  rememberBuild,
} from './process/build-stamp'
import { runCommand } from './process/command'
import { holdBuild } from './process/one-at-a-time'
import { assertSettings } from './process/settings'
import { runScript, runTool } from './process/tool'

/** Writes the whole site to `out/`; with `--if-changed` only where its sources have changed. */
await runCommand(async () => {
  if (process.argv.includes('--if-changed') && isBuildCurrent()) {
    console.log('out/ is current')
    return
  }
  assertSettings(process.env)
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
  process.env.WHOLE_BUILD = 'true'
  await runTool('next', ['build'])
  await exportSite()
  rememberBuild()
}
