import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { capture, lastLines } from '../samples/capture'
import { type Lock, readLock } from '../samples/rust/lock'
import type { Options, Outcome } from './bump'
import { heldAmong, isAsked } from './held'
import { forms, type Pins, readPins, rewritePins, withPins } from './pins'

/** The files that pin crates; the workspace's other members name them without a version. */
const manifests = ['Cargo.toml', 'cli-grammar/Cargo.toml']

/**
 * Bumps the pinned crates: cargo itself chooses among the versions that are compatible with the pinned ones and fit together; what it
 * chose is pinned. A new major is only named, because each crate's are another work.
 */
export async function bumpCargo(
  samples: string,
  options: Options,
): Promise<Outcome> {
  const lockFile = join(samples, 'Cargo.lock')
  const before = [
    ...manifests.map((name) => join(samples, name)),
    lockFile,
  ].map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  const restore = () => {
    for (const { path, text } of before) writeFileSync(path, text)
  }
  const files = before.filter(({ path }) => path !== lockFile)
  const pins = new Map(
    files.flatMap(({ text }) => [...readPins(text, forms.cargo)]),
  )
  const asked = new Map([...pins].filter(([name]) => isAsked(name, options)))
  if (asked.size === 0) return { bumps: [], left: [] }

  for (const { path, text } of files) writeFileSync(path, relaxed(text, asked))
  const locked = chosenVersions(asked, readLock(readFileSync(lockFile, 'utf8')))
  const names = [...locked].map(([name, version]) => `${name}@${version}`)
  const args = ['update', '--verbose', '--color=never', ...names]
  const { code, stderr } = await capture('cargo', args, { cwd: samples })
  if (code !== 0) {
    restore()
    const reason = `cargo found no versions: ${lastLines(stderr, 8)}`
    return { bumps: [], left: [{ name: 'crates', reason }] }
  }
  const chosen = chosenVersions(asked, readLock(readFileSync(lockFile, 'utf8')))
  for (const { path, text } of files)
    writeFileSync(path, withPins(text, forms.cargo, chosen))
  const bumps = files.flatMap(({ path, text }) =>
    [...readPins(text, forms.cargo)].flatMap(([name, from]) => {
      const to = chosen.get(name) ?? from
      return to === from ? [] : { name, file: path, from, to }
    }),
  )
  return {
    bumps,
    left: [
      ...heldAmong([...pins.keys()], options),
      ...newMajors(stderr, asked),
    ],
  }
}

/** The manifest with carets in the place of some exact versions. */
function relaxed(text: string, asked: Pins): string {
  return rewritePins(text, forms.cargo, (before, name, version) =>
    asked.has(name)
      ? `${before.slice(0, -1)}${version}`
      : `${before}${version}`,
  )
}

/** For each crate the newest version in the lock that is compatible with its pin. */
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

/** What cargo holds compatible: up to the first figure that is not 0. */
function caretOf(version: string): string {
  return /^(?:0\.)*\d+/.exec(version)?.[0] ?? version
}

/**
 * What `cargo update --verbose` says of newer versions that a caret does not allow.
 *
 * @example '   Unchanged borsh v1.8.1 (available: v2.0.0)'
 */
export function newMajors(said: string, pins: Pins) {
  const line = /^ +\w+ ([\w-]+) v(\S+) (?:-> v(\S+) )?\(available: v(\S+?)\)/gm
  return [...said.matchAll(line)].flatMap(
    ([, name = '', from = '', now = from, to]) =>
      pins.get(name) === from
        ? { name, reason: `${now} → ${to} is a new major` }
        : [],
  )
}
