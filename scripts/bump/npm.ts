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
import type { Bump, Left, Options, Outcome } from './bump'
import { heldAmong, isAsked } from './held'
import { forms, isMajor, readPins, withPins } from './pins'

const manifest = 'package.json'
const lockfile = 'package-lock.json'
const versions = z.record(z.string(), z.string())

/**
 * Bumps what a package.json pins, and its lockfile. Where all new versions do not fit together, each is tried alone.
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
  const left = Object.entries(newest).flatMap(([name, to]) => {
    const from = pins.get(name)
    const reason = `${from} → ${to} is a new major`
    return from && !options.major && isMajor(from, to) ? { name, reason } : []
  })
  const taken = await takeThatFit(folder, bumps)
  return {
    bumps: taken.bumps,
    left: [...heldAmong([...pins.keys()], options), ...left, ...taken.left],
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
      filter: (name) => isAsked(name, options),
      jsonUpgraded: true,
      silent: true,
    }),
  )
}

async function takeThatFit(
  folder: string,
  bumps: readonly Bump[],
): Promise<Outcome> {
  if (bumps.length === 0) return { bumps, left: [] }
  if ((await take(folder, bumps)) === null) return { bumps, left: [] }
  const taken: Bump[] = []
  const left: Left[] = []
  for (const bump of bumps) {
    const problem = await take(folder, [bump])
    if (problem === null) taken.push(bump)
    else
      left.push({
        name: bump.name,
        reason: `${bump.from} → ${bump.to} does not fit: ${problem}`,
      })
  }
  return { bumps: taken, left }
}

/**
 * Has npm make the lockfile in a folder of its own: beside packages it would note there that they are installed, without doing so.
 *
 * @returns null, or why npm found no tree with these versions; then nothing has changed
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
    if (code !== 0)
      return lastLines(stderr.replace(/^npm (error|warn) ?/gm, ''), 6)
    for (const name of [manifest, lockfile])
      copyFileSync(join(work, name), join(folder, name))
  } finally {
    rmSync(work, { recursive: true })
  }
  const lock = join(folder, lockfile)
  await runProgram(process.execPath, ['scripts/setup/lockfile.mjs', lock])
  return null
}
