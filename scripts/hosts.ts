import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isBuildCurrent } from './build-stamp'
import { withOtherBuild } from './hosts/other-build'
import { assertNoArguments } from './process/arguments'
import { runCommand } from './process/command'
import { runProgram, runScript, runTool } from './process/tool'
import { installPackages } from './setup/packages.mjs'

const tests = join('e2e', 'hosts')
const subPath = { SITE_BASE_PATH: '/cookbook' }

/** Tries every address of the exported site on every host, at the root and at a sub-path, and has the policy judged. */
await runCommand(async () => {
  assertNoArguments('npm run hosts   tries every address on every host')
  installPackages(tests)
  await runTool('tsc', ['-p', tests])
  if (!isBuildCurrent()) await runScript('build')
  await runTests(readdirSync(tests).filter((file) => file.endsWith('.test.ts')))
  await withOtherBuild(async () => {
    await runScript('build', [], subPath)
    await runScript('check-export', [], subPath)
    await runTests(['addresses.test.ts'], subPath)
    await runTool('playwright', ['test', '--project=sub-path'], subPath)
  })
})

function runTests(files: readonly string[], env?: Record<string, string>) {
  const paths = files.map((file) => join(tests, file))
  const args = ['--import', 'tsx', '--test', '--test-concurrency=1', ...paths]
  return runProgram(process.execPath, args, env)
}
