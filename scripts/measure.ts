import { measureRun } from './measure/run'
import { measureSearch } from './measure/search'
import { assertArguments, misuse } from './process/arguments'
import { runCommand } from './process/command'
import { formsOf } from './setup/commands.mjs'

const usage = formsOf('measure')

/** Measures the exported site. */
await runCommand(async () => {
  const [what, ...rest] = process.argv.slice(2)
  if (what === undefined)
    throw misuse('Say what to measure: search or run.', usage)
  assertArguments([what], ['search', 'run'], usage)
  if (what === 'run') {
    assertArguments(rest, [], usage)
    await measureRun()
  } else {
    const [languages = 'en,th,zh', part, ...more] = rest
    assertArguments(more, [], usage)
    await measureSearch(languages.split(','), part)
  }
})
