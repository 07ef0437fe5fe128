import { assertArguments } from './process/arguments'
import { runCommand } from './process/command'
import { formsOf } from './setup/commands.mjs'
import { buildMachine } from './vm/build'
import { checkMachine } from './vm/check'

const forms = formsOf('vm')

/** Builds the machine of `samples/vm`; `--check` asks whether it is what its sources make. */
await runCommand(async () => {
  const options = process.argv.slice(2)
  assertArguments(options, ['--check'], forms)
  await (options.includes('--check') ? checkMachine() : buildMachine())
})
