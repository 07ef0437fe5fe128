import { join } from 'node:path'
import { fingerprintOf } from '@/lib/code/fingerprint'
import { isChosen, type Options } from './arguments'
import { languages } from './languages'
import { LocalNode, nodeOf } from './local-node'
import { entryFor, readRecordFile, writeRecordFile } from './record'
import { findSamples } from './sample'
import { type Verdict, verdictOf } from './verdict'

/**
 * Verifies the chosen samples, language by language, and updates samples/record.json. Samples that
 * failed or were not chosen stay in it as they were.
 *
 * @param root the project's absolute path
 * @throws when no sample is chosen, or the record has samples that no longer exist
 */
export async function runSamples(
  root: string,
  options: Options,
): Promise<readonly Verdict[]> {
  const samples = join(root, 'samples')
  const all = findSamples(samples, languages)
  const chosen = all.filter(({ file }) => isChosen(file, options))
  if (chosen.length === 0)
    throw new Error(
      `There is no sample "${options.names.join(' ')}". Name a folder or file below samples/, such as core-concepts/accounts, or a language: ts, rs, py, sh. A sample is a program file below samples/ that a page names (docs/writing-a-sample.md).`,
    )
  const before = readRecordFile(samples)
  const known = Object.entries(before).filter(([file]) =>
    all.some((sample) => sample.file === file),
  )
  if (options.check && known.length < Object.keys(before).length)
    throw new Error(
      'samples/record.json names samples that are gone; drop them: npm run samples',
    )

  const record = Object.fromEntries(known)
  const today = new Date().toISOString().slice(0, 10)
  const node = new LocalNode(nodeOf(root))
  const context = { root, samples, freshChain: () => node.fresh() }
  const verdicts: Verdict[] = []
  try {
    for (const language of languages) {
      const own = chosen.filter(({ file }) => language.files.test(file))
      if (own.length === 0) continue
      const reason = await language.whyNot(context)
      if (reason !== null) {
        console.log(
          `${language.name} left alone (${reason}): ${own.length} recorded as before`,
        )
        for (const { file } of own)
          verdicts.push({ kind: 'skipped', file, reason })
        continue
      }
      const run = await language.prepare(own, context)
      for (const sample of own) {
        const { file } = sample
        const fingerprint = fingerprintOf(file, samples)
        const facts = { options, fingerprint, today, root }
        const verdict = await verdictOf(file, async () =>
          entryFor(file, await run(sample), before[file], facts),
        )
        if (verdict.kind === 'verified') record[file] = verdict.entry
        verdicts.push(verdict)
      }
    }
  } finally {
    node.close()
    if (!options.check) writeRecordFile(samples, record)
  }
  return verdicts
}
