import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run as checkUpdates } from 'npm-check-updates'
import { z } from 'zod'
import { runProgram } from '../process/tool'
import { capture, lastLines } from '../samples/capture'
import type { Bump, Options, Outcome, Skipped } from './bump'
import { byFamily } from './families'
import { frozenAmong, isSelected } from './frozen'
import { forms, isMajor, type Pins, readPins, withPins } from './pins'

const manifest = 'package.json'
const lockfile = 'package-lock.json'
const versions = z.record(z.string(), z.string())

/**
 * Bumps the packages of a package.json and its lock file. Where the new versions do not fit
 * together, each family is tried alone. A dry run does the same in a temporary folder.
 *
 * @param folder of the package.json, from the root: `.` or `samples`
 */
export async function bumpNpm(
  folder: string,
  options: Options,
): Promise<Outcome> {
  const file = join(folder, manifest)
  const pins = readPins(readFileSync(file, 'utf8'), forms.npm)
  const { taken: wanted, skipped } = wantedOf(pins, {
    newest: await newerVersions(file, options, { target: 'latest' }),
    compatible: await newerVersions(file, options, { target: 'minor' }),
    // Versions that the oldest Node in `engines` runs.
    runnable: await newerVersions(file, options, {
      target: options.major ? 'latest' : 'minor',
      enginesNode: true,
    }),
    major: options.major,
  })
  const bumps = wanted.map((bump) => ({ ...bump, file }))
  const taken = options.dryRun
    ? await inCopy(folder, (copy) => takeThatFit(copy, bumps))
    : await takeThatFit(folder, bumps)
  return {
    bumps: taken.bumps,
    skipped: [
      ...frozenAmong([...pins.keys()], options),
      ...skipped,
      ...taken.skipped,
    ],
  }
}

type Versions = z.infer<typeof versions>

/** The newer versions of pinned packages, by what is asked of them. */
interface Found {
  readonly newest: Versions
  /** The newest below the next major. */
  readonly compatible: Versions
  /** The newest that the oldest Node in `engines` runs; below the next major, without `major`. */
  readonly runnable: Versions
  readonly major: boolean
}

/** The versions to take, and those to leave with the reason. */
export function wantedOf(
  pins: Pins,
  { newest, compatible, runnable, major }: Found,
) {
  const taken: Omit<Bump, 'file'>[] = []
  const skipped: Skipped[] = []
  for (const [name, from] of pins) {
    const to = runnable[name]
    if (to) taken.push({ name, from, to })
    const last = newest[name]
    if (last && isMajor(from, last) && !major)
      skipped.push({ name, reason: `${from} → ${last} is a new major` })
    const wished = major ? last : compatible[name]
    if (wished && wished !== to)
      skipped.push({
        name,
        reason: `${to ?? from} → ${wished} needs a newer Node than \`engines\` in package.json names`,
      })
  }
  return { taken, skipped }
}

async function newerVersions(
  packageFile: string,
  options: Options,
  how: { target: 'latest' | 'minor'; enginesNode?: boolean },
): Promise<Versions> {
  return versions.parse(
    await checkUpdates({
      packageFile,
      ...how,
      filter: (name) => isSelected(name, options),
      jsonUpgraded: true,
      silent: true,
    }),
  )
}

/** Works on copies of the package.json and its lock file. */
async function inCopy<Result>(
  folder: string,
  work: (copy: string) => Promise<Result>,
): Promise<Result> {
  const copy = mkdtempSync(join(tmpdir(), 'bump-'))
  try {
    for (const name of [manifest, lockfile])
      copyFileSync(join(folder, name), join(copy, name))
    return await work(copy)
  } finally {
    rmSync(copy, { recursive: true })
  }
}

async function takeThatFit(
  folder: string,
  bumps: readonly Bump[],
): Promise<Outcome> {
  if (bumps.length === 0) return { bumps, skipped: [] }
  if ((await take(folder, bumps)) === null) return { bumps, skipped: [] }
  const taken: Bump[] = []
  const skipped: Skipped[] = []
  for (const family of byFamily(bumps)) {
    const problem = await take(folder, family)
    if (problem === null) {
      taken.push(...family)
      continue
    }
    skipped.push(
      ...family.map(({ name }) => ({
        name,
        reason: reasonOfStaying(family, problem),
      })),
    )
  }
  return { bumps: taken, skipped }
}

/** Why a family stays: its new versions, and what npm said of them. */
function reasonOfStaying(family: readonly Bump[], problem: string): string {
  const wanted = family.map(({ name, from, to }) => `${name} ${from} → ${to}`)
  return `${wanted.join(', ')}: not taken, because npm cannot install it: ${problem}`
}

/**
 * Writes the versions and has npm make the lock file, in a temporary folder: beside installed
 * packages npm would note the new ones as installed without installing them.
 *
 * @returns null, or why npm found no tree with these versions; no file has changed then
 */
async function take(
  folder: string,
  bumps: readonly Bump[],
): Promise<string | null> {
  const pins = new Map(bumps.map(({ name, to }) => [name, to]))
  const problem = await inCopy(folder, async (work) => {
    const text = readFileSync(join(work, manifest), 'utf8')
    writeFileSync(join(work, manifest), withPins(text, forms.npm, pins))
    // Under `npm run --silent`, npm would not say what does not fit.
    const flags = [
      '--package-lock-only',
      '--ignore-scripts',
      '--no-fund',
      '--loglevel=error',
    ]
    const { code, stderr } = await capture('npm', ['install', ...flags], {
      cwd: work,
    })
    if (code !== 0) return problemOf(stderr)
    for (const name of [manifest, lockfile])
      copyFileSync(join(work, name), join(folder, name))
    return null
  })
  if (problem !== null) return problem
  const lock = join(folder, lockfile)
  await runProgram(process.execPath, ['scripts/setup/lockfile.mjs', lock])
  return null
}

/** What npm says went wrong, without its prefixes, warnings and the place of its log. */
function problemOf(stderr: string): string {
  const errors = stderr
    .split('\n')
    .filter((line) => /^npm (error|ERR!)/.test(line))
    .map((line) => line.replace(/^npm (error|ERR!) ?/, '').trim())
    .filter(
      (line) => line !== '' && !/complete log|^A complete|_logs/.test(line),
    )
  return errors.length > 0 ? errors.slice(0, 3).join(' ') : lastLines(stderr, 3)
}
