import { availableParallelism } from 'node:os'
import { checks } from './check/checks'
import { runChecks } from './check/run-checks'
import { assertArguments, flagsIn } from './process/arguments'
import { runCommand } from './process/command'
import { chooseStages } from './process/stages'
import { formsOf } from './setup/commands.mjs'

const everything = '--all'
const forms = formsOf('check')

/** Runs the checks that need no build; `-- "content rules"` runs that check alone. */
await runCommand(async () => {
  const args = process.argv.slice(2)
  assertArguments(flagsIn(args), [everything], forms)
  const names = args.filter((arg) => arg !== everything)
  const all = args.includes(everything) || Boolean(process.env.CI)
  const chosen = chooseStages(checks(all), names)
  const passed = await runChecks(chosen, availableParallelism())
  if (!passed) process.exitCode = 1
})
