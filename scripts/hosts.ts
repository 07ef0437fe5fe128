import { join } from 'node:path'
import { nodeTestsIn, runNodeTests } from './check/node-tests'
import { withOtherBuild } from './export/hosts/other-build'
import { ensureBuild } from './process/build-stamp'
import { runCommand } from './process/command'
import { runProgram, runScript, runTool } from './process/tool'

const tests = join('e2e', 'hosts')
const subPath = { SITE_BASE_PATH: '/cookbook' }

/** Tries each address on each host, at the root and at a sub-path, and has the policies judged. */
await runCommand(async () => {
  await runProgram(process.execPath, ['scripts/install.mjs', tests])
  await runTool('tsc', ['-p', tests])
  await ensureBuild()
  await runTests(nodeTestsIn(tests))
  await withOtherBuild(async () => {
    await runScript('build', [], subPath)
    await runScript('check-export', [], subPath)
    await runTests([join(tests, 'addresses.test.ts')], subPath)
    await runTool('playwright', ['test', '--project=sub-path'], subPath)
  })
})

/** Runs one file after the other, because each starts servers. */
function runTests(files: readonly string[], env?: Record<string, string>) {
  return runNodeTests(files, '--test-concurrency=1', env)
}
