import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { capture, lastLines } from '../samples/capture'
import { targetDirectory } from '../samples/rust/build'
import { type Lock, readLock } from '../samples/rust/lock'
import {
  type Bump,
  type Options,
  type Outcome,
  type Skipped,
  whyNone,
} from './bump'
import { frozenAmong, isSelected } from './frozen'
import { type KeptFile, keepFiles } from './kept-files'
import { forms, type Pins, readPins, rewritePins, withPins } from './pins'
import { declaredRust, needNewerRust } from './rust-version'

/** The files that pin crates; other members of the workspace name crates without a version. */
const manifests = ['Cargo.toml', 'cli-grammar/Cargo.toml', 'agave/Cargo.toml']
const lockName = 'Cargo.lock'

/**
 * Bumps the pinned crates. Cargo chooses among the versions that are compatible with the pins and
 * with each other, and its choice is pinned. A new major is only named: each one is work by hand.
 */
export async function bumpCargo(
  samples: string,
  options: Options,
): Promise<Outcome> {
  const lock = join(samples, lockName)
  const paths = manifests.map((name) => join(samples, name))
  const { files, restore } = keepFiles([...paths, lock])
  const workspace = {
    samples,
    files: files.filter(({ path }) => path !== lock),
    restore,
  }
  try {
    return await bumpIn(workspace, options)
  } catch (error) {
    restore()
    throw error
  }
}

/** The manifests as they were, and how to put them and the lock file back. */
interface Workspace {
  readonly samples: string
  readonly files: readonly KeptFile[]
  readonly restore: () => void
}

async function bumpIn(
  workspace: Workspace,
  options: Options,
): Promise<Outcome> {
  const { samples, files, restore } = workspace
  const pins = pinsOf(files)
  const selected = new Map(
    [...pins].filter(([name]) => isSelected(name, options)),
  )
  if (selected.size === 0) return { bumps: [], skipped: [] }
  const choice = await choose(workspace, selected)
  if (choice instanceof Error) {
    restore()
    const reason = whyNone('cargo', choice)
    return { bumps: [], skipped: [{ name: 'crates', reason }] }
  }
  const bumps = files.flatMap((file) => pin(file, choice.chosen))
  const skipped = [...frozenAmong([...pins.keys()], options), ...choice.skipped]
  if (options.dryRun || bumps.length === 0) {
    restore()
    return { bumps, skipped }
  }
  const problem = await buildProblem(samples)
  if (problem === undefined) return { bumps, skipped }
  restore()
  return { bumps: [], skipped: [...skipped, putBack(bumps, problem)] }
}

interface Choice {
  /** The version of each crate that cargo could choose. */
  readonly chosen: Pins
  /** The newer versions that were not taken. */
  readonly skipped: readonly Skipped[]
}

/**
 * Lets cargo choose versions of the selected crates, and again without those that need a newer
 * compiler than the workspace declares.
 *
 * @returns the choice, with the lock file of it, or an Error when cargo found none or did not start
 */
async function choose(
  { samples, files, restore }: Workspace,
  selected: Pins,
): Promise<Choice | Error> {
  const tooNew = new Map<string, string>()
  for (;;) {
    const asked = new Map([...selected].filter(([name]) => !tooNew.has(name)))
    if (asked.size === 0) return { chosen: asked, skipped: skippedFor(tooNew) }
    for (const { path, text } of files)
      writeFileSync(path, relaxed(text, asked))
    const said = await updateLock(samples, asked)
    if (said instanceof Error) return said
    const chosen = lockedVersions(samples, asked)
    const found = await crateNeeds(samples, chosen)
    if (found.size === 0)
      return {
        chosen,
        skipped: [...skippedFor(tooNew), ...leftVersions(said, asked)],
      }
    for (const [name, needed] of found) tooNew.set(name, needed)
    restore()
  }
}

const pinsOf = (files: readonly KeptFile[]): Pins =>
  new Map(files.flatMap(({ text }) => [...readPins(text, forms.cargo)]))

/** Writes a manifest with the chosen versions, and says which of them are new. */
function pin({ path, text }: KeptFile, chosen: Pins): readonly Bump[] {
  writeFileSync(path, withPins(text, forms.cargo, chosen))
  return [...readPins(text, forms.cargo)].flatMap(([name, from]) => {
    const to = chosen.get(name) ?? from
    return to === from ? [] : { name, file: path, from, to }
  })
}

function putBack(bumps: readonly Bump[], problem: string): Skipped {
  const names = bumps.map(({ name, from, to }) => `${name} ${from} → ${to}`)
  return {
    name: 'crates',
    reason: `put back, because they do not build: ${problem} Tried: ${names.join(', ')}; some alone: npm run bump -- ${bumps[0]?.name}`,
  }
}

/**
 * Lets cargo choose among the versions that the manifests allow, in the place of the locked ones.
 *
 * @returns what cargo said, or an Error when it found none or did not start
 */
async function updateLock(
  samples: string,
  asked: Pins,
): Promise<string | Error> {
  const locked = lockedVersions(samples, asked)
  const names = [...locked].map(([name, version]) => `${name}@${version}`)
  const args = ['update', '--verbose', '--color=never', ...names]
  // Cargo then prefers versions that the declared compiler builds.
  const env = { CARGO_RESOLVER_INCOMPATIBLE_RUST_VERSIONS: 'fallback' }
  try {
    const { code, stderr } = await capture('cargo', args, { cwd: samples, env })
    if (code === 0) return stderr
    return new Error(`cargo found no versions: ${lastLines(stderr, 7)}`)
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

const lockedVersions = (samples: string, pins: Pins): Pins =>
  chosenVersions(pins, readLock(readFileSync(join(samples, lockName), 'utf8')))

/** The chosen crates that need a newer compiler than the workspace declares. */
async function crateNeeds(samples: string, chosen: Pins): Promise<Pins> {
  const declared = declaredRust(
    readFileSync(join(samples, 'Cargo.toml'), 'utf8'),
  )
  const { code, stdout } = await capture(
    'cargo',
    ['metadata', '--format-version', '1', '--locked'],
    { cwd: samples },
  )
  return code === 0 ? needNewerRust(stdout, chosen, declared) : new Map()
}

/** Why the workspace does not build with its new versions; undefined where it does. */
async function buildProblem(samples: string): Promise<string | undefined> {
  const { code, stderr } = await capture(
    'cargo',
    ['check', '--workspace', '--tests', '--color=never', '--quiet'],
    { cwd: samples, env: { CARGO_TARGET_DIR: targetDirectory() }, shows: true },
  )
  if (code === 0) return undefined
  return /^error.*(?:\n.*){0,3}/m.exec(stderr)?.[0] ?? lastLines(stderr, 3)
}

/** The manifest, with carets in place of the exact versions of the selected crates. */
function relaxed(text: string, selected: Pins): string {
  return rewritePins(text, forms.cargo, (before, name, version) =>
    selected.has(name)
      ? `${before.slice(0, -1)}${version}`
      : `${before}${version}`,
  )
}

/** The newest version of each crate in the lock file that is compatible with its pin. */
export function chosenVersions(pins: Pins, lock: Lock): Pins {
  return new Map(
    [...pins].map(([name, from]) => {
      const compatible = (lock.get(name) ?? [])
        .map(({ version }) => version)
        .filter((version) => caretOf(version) === caretOf(from))
        .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
      return [name, compatible.at(-1) ?? from]
    }),
  )
}

/** The part of a version that compatible versions share: up to the first number that is not 0. */
function caretOf(version: string): string {
  return /^(?:0\.)*\d+/.exec(version)?.[0] ?? version
}

const skippedFor = (kept: Pins): readonly Skipped[] =>
  [...kept].map(([name, needed]) => ({ name, reason: needsNewerRust(needed) }))

const needsNewerRust = (version: string) =>
  `a newer version needs rustc ${version}; \`rust-version\` in samples/Cargo.toml is older`

/**
 * Newer versions in the output of `cargo update --verbose` that were not taken, with the reason.
 *
 * @example '   Unchanged borsh v1.8.1 (available: v2.0.0)'
 */
export function leftVersions(said: string, pins: Pins): readonly Skipped[] {
  const line =
    /^ +\w+ ([\w-]+) v(\S+) (?:-> v(\S+) )?\(available: v([^\s,)]+)(?:, requires Rust ([\d.]+))?\)/gm
  return [...said.matchAll(line)].flatMap(
    ([, name = '', from = '', now = from, to = '', rust]) => {
      if (pins.get(name) !== from) return []
      if (rust) return [{ name, reason: needsNewerRust(rust) }]
      const why =
        caretOf(now) === caretOf(to)
          ? `is held back by another crate; in samples/, cargo tree --invert ${name} names those that use it`
          : 'is a new major'
      return [{ name, reason: `${now} → ${to} ${why}` }]
    },
  )
}
