import { join } from 'node:path'
import type { RunContext } from './adapter'
import { allAdapters } from './adapters'
import type { Options } from './arguments'
import { discover, isChosen } from './discover'
import { LocalNode, nodeOf } from './local-node'
import {
  assertNoneIsGone,
  readRecordFile,
  updateRecordFile,
} from './record/record-file'
import type { Verdict } from './record/verdict'
import { timeLimit } from './result'
import { verifyAll } from './verify'

/**
 * Verifies the chosen samples and updates samples/record.json.
 *
 * @param root the project's absolute path
 * @throws when no sample is chosen, or the record has samples that no longer exist
 */
export async function runSamples(
  root: string,
  options: Options,
  print: (line: string) => void = console.log,
): Promise<readonly Verdict[]> {
  const adapters = allAdapters()
  const samples = join(root, 'samples')
  const all = await discover(samples, adapters)
  const chosen = all.filter(({ file }) => isChosen(file, options))
  if (chosen.length === 0) throw new Error(noSample(options))

  const node = new LocalNode(nodeOf(samples))
  const context: RunContext = {
    root,
    samples,
    timeLimit,
    freshChain: () => node.fresh(),
  }
  try {
    const record = await readRecordFile(samples)
    const run = { context, record, options, print }
    const verdicts = await verifyAll(chosen, adapters, run)
    const files = all.map(({ file }) => file)
    if (options.check) assertNoneIsGone(record, files)
    else await updateRecordFile(samples, verdicts, files)
    return verdicts
  } finally {
    node.close()
  }
}

function noSample({ paths, languages }: Options): string {
  const wanted = [...paths, ...languages].join(' ')
  return `There is no sample "${wanted}". Name a folder or file below samples/, such as core-concepts/accounts, or a language: ts, rs, py, sh. A sample is a program file below samples/ that a page names (docs/writing-a-sample.md).`
}
