import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SampleRecord } from '@/lib/site/code/record'
import { type Options, type Outcome, readArguments } from './bump/bump'
import { bumpCargo } from './bump/cargo'
import { withFamilies } from './bump/families'
import { frozenAmongNamed } from './bump/frozen'
import { keepIfBuilt } from './bump/keep-if-built'
import { bumpNpm } from './bump/npm'
import { assertPinned, pinnedNames } from './bump/pinned'
import { bumpPython } from './bump/python'
import { summaryOf } from './bump/summary'
import { runCommand } from './process/command'
import { readRecordFile } from './samples/record'
import { runSamples } from './samples/run'
import { installPackages } from './setup/packages.mjs'

const samples = 'samples'
const report = join('.cache', 'bump.md')

/**
 * Moves pinned packages to newer versions, runs the samples on them, records their new output and
 * writes a summary to .cache/bump.md: `npm run bump -- [--dry-run]
 * [--major] [package…]`.
 */
await runCommand(async () => {
  const given = readArguments(process.argv.slice(2))
  assertPinned(given.names)
  const names = withFamilies(given.names, pinnedNames())
  const options = { ...given, names }
  const found = await bumpAll(options)
  if (options.dryRun) {
    console.log(
      `\n${summaryOf({ ...found, verdicts: [], before: {}, after: {}, dryRun: true })}\nNothing was written.`,
    )
    return
  }
  const before = await readRecordFile(samples)
  const verdicts = await runOn(found, options, before)
  const after = await readRecordFile(samples)
  const summary = summaryOf({ ...found, verdicts, before, after })
  const text = summary.replaceAll(`${process.cwd()}/`, '')
  mkdirSync('.cache', { recursive: true })
  writeFileSync(report, text)
  console.log(`\n${text}\nThis is also in ${report}.`)
  if (found.bumps.length > 0)
    console.log('Next: "Before you merge it" in docs/bumping-versions.md')
})

async function bumpAll(options: Options): Promise<Outcome> {
  const outcomes = [
    await keepIfBuilt(() => bumpNpm('.', options), options),
    await bumpNpm(samples, options),
    await bumpCargo(samples, options),
    await bumpPython(samples, options),
  ]
  const known = outcomes.flatMap(({ bumps }) => bumps)
  for (const { name, file, from, to } of known)
    console.log(`${file}: ${name} ${from} → ${to}`)
  const skipped = outcomes.flatMap((outcome) => outcome.skipped)
  return {
    bumps: known,
    skipped: [...skipped, ...frozenAmongNamed(options, known)],
  }
}

/** Runs all samples, or those that use the named packages. */
async function runOn(
  { bumps }: Outcome,
  { names }: Options,
  record: SampleRecord,
) {
  installPackages(samples)
  const paths = Object.entries(record)
    .filter(([, { versions }]) => bumps.some(({ name }) => name in versions))
    .map(([file]) => file)
  if (names.length > 0 && paths.length === 0) return []
  return runSamples(process.cwd(), {
    check: false,
    accept: true,
    refresh: false,
    asReader: false,
    names: names.length > 0 ? paths : [],
  })
}
