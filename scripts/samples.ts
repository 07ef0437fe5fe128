import { runCommand } from './process/command'
import { readArguments } from './samples/arguments'
import { followAsReader } from './samples/reader/run'
import { runSamples } from './samples/run'
import { summary } from './samples/verdict'

/**
 * Verifies the samples and updates samples/record.json:
 * `npm run samples -- [--check|--accept|--refresh] [ts|rs|py|sh] [path]`. With `--as-reader` it
 * follows recipes as readers do, and writes nothing.
 */
await runCommand(async () => {
  const options = readArguments(process.argv.slice(2))
  const verify = options.asReader ? followAsReader : runSamples
  const verdicts = await verify(process.cwd(), options)
  console.log(summary(verdicts))
  if (verdicts.some(({ kind }) => kind === 'failed')) process.exitCode = 1
})
