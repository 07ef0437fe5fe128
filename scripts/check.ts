import { availableParallelism } from 'node:os'
import { projectFiles } from './check/files'
import { runChecks } from './check/run-checks'
import { assertArguments, flagsIn } from './process/arguments'
import { checks } from './process/checks'
import { runCommand } from './process/command'
import { chooseStages } from './process/stages'

const everything = '--all'
const forms = `npm run check                      what your changes concern since it last passed
npm run check -- --all             everything
npm run check -- "content rules"   one of the checks`

/**
 * What continuous integration would say, without a build: what has changed since it last passed, or `--all`. `-- "content rules"` runs
 * that one check alone.
 */
await runCommand(async () => {
  const args = process.argv.slice(2)
  assertArguments(flagsIn(args), [everything], forms)
  const names = args.filter((arg) => arg !== everything)
  const passed = await runChecks(chooseStages(checks, names), {
    files: projectFiles(),
    lanes: availableParallelism(),
    all: args.includes(everything) || Boolean(process.env.CI),
  })
  if (!passed) process.exitCode = 1
})
