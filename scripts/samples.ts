import { join } from 'node:path'
import { runCommand } from './process/command'
import type { RunContext } from './samples/adapter'
import { readArguments } from './samples/arguments'
import { discover, isChosen } from './samples/discover'
import { LocalNode } from './samples/local-node'
import { pythonAdapter } from './samples/python'
import {
  assertNoneIsGone,
  readRecordFile,
  updateRecordFile,
} from './samples/record-file'
import { summary } from './samples/report'
import { rustAdapter } from './samples/rust'
import { shellAdapter } from './samples/shell'
import { typescriptAdapter } from './samples/typescript'
import { verifyAll } from './samples/verify'

const adapters = [
  typescriptAdapter(),
  rustAdapter(),
  pythonAdapter(),
  shellAdapter(),
]

/**
 * Verifies the samples and keeps samples/record.json.
 * `npm run samples -- [--check|--accept|--refresh] [ts|rs|py|sh] [path]`
 */
await runCommand(async () => {
  const options = readArguments(process.argv.slice(2))
  const root = process.cwd()
  const samples = join(root, 'samples')
  const all = await discover(samples, adapters)
  const chosen = all.filter(({ file }) => isChosen(file, options))
  if (chosen.length === 0) throw new Error('There is no such sample.')

  const node = new LocalNode(samples)
  const context: RunContext = {
    root,
    samples,
    timeLimit: 60_000,
    freshChain: () => node.fresh(),
  }
  try {
    const record = await readRecordFile(samples)
    const verdicts = await verifyAll(chosen, adapters, {
      context,
      record,
      options,
      print: console.log,
    })
    const files = all.map(({ file }) => file)
    if (options.check) assertNoneIsGone(record, files)
    else await updateRecordFile(samples, verdicts, files)
    console.log(summary(verdicts))
    if (verdicts.some(({ kind }) => kind === 'failed')) process.exitCode = 1
  } finally {
    node.close()
  }
})
