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
import { forms, isMajor, readPins, withPins } from './pins'

const manifest = 'package.json'
const lockfile = 'package-lock.json'
const versions = z.record(z.string(), z.string())

/**
 * Bumps the packages of a package.json and its lock file. Where the new versions do not fit
 * together, each family is tried alone.
 *
 * @param folder of the package.json, from the root: `.` or `samples`
 */
export async function bumpNpm(
  folder: string,
  options: Options,
): Promise<Outcome> {
  const file = join(folder, manifest)
  const pins = readPins(readFileSync(file, 'utf8'), forms.npm)
  const newest = await newerVersions(file, 'latest', options)
  const wanted = options.major
    ? newest
    : await newerVersions(file, 'minor', options)
  const bumps = Object.entries(wanted).flatMap(([name, to]) => {
    const from = pins.get(name)
    return from ? { name, file, from, to } : []
  })
  const skipped = Object.entries(newest).flatMap(([name, to]) => {
    const from = pins.get(name)
    const reason = `${from} → ${to} is a new major`
    return from && !options.major && isMajor(from, to) ? { name, reason } : []
  })
  const taken = options.dryRun
    ? { bumps, skipped: [] }
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

async function newerVersions(
  packageFile: string,
  target: 'latest' | 'minor',
  options: Options,
) {
  return versions.parse(
    await checkUpdates({
      packageFile,
      target,
      filter: (name) => isSelected(name, options),
      jsonUpgraded: true,
      silent: true,
    }),
  )
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
    const versions = family.map(({ from, to }) => `${from} → ${to}`)
    skipped.push({
      name: family.map(({ name }) => name).join(', '),
      reason: `${[...new Set(versions)].join(', ')} does not fit: ${problem}`,
    })
  }
  return { bumps: taken, skipped }
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
  const work = mkdtempSync(join(tmpdir(), 'bump-'))
  const text = readFileSync(join(folder, manifest), 'utf8')
  writeFileSync(join(work, manifest), withPins(text, forms.npm, pins))
  copyFileSync(join(folder, lockfile), join(work, lockfile))
  try {
    const flags = ['--package-lock-only', '--ignore-scripts', '--no-fund']
    const { code, stderr } = await capture('npm', ['install', ...flags], {
      cwd: work,
    })
    if (code !== 0) return problemOf(stderr)
    for (const name of [manifest, lockfile])
      copyFileSync(join(work, name), join(folder, name))
  } finally {
    rmSync(work, { recursive: true })
  }
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
