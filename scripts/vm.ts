import { assertArguments } from './process/arguments'
import { runCommand } from './process/command'
import { buildMachine } from './vm/build'
import { checkMachine } from './vm/check'

const forms = `npm run vm              builds the machine that recipes run on in the browser, after a change in samples/vm
npm run vm -- --check   builds it anew and compares; changes nothing that is right`

/** Builds the machine of `samples/vm`; `--check` asks whether it is what its sources make. */
await runCommand(async () => {
  const options = process.argv.slice(2)
  assertArguments(options, ['--check'], forms)
  await (options.includes('--check') ? checkMachine() : buildMachine())
})
