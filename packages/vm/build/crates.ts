import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { applyPatch, parsePatch } from 'diff'

/** A crate whose source is changed before it is built. */
export interface PatchedCrate {
  readonly name: string
  readonly version: string
}

/** The crate that `solana-sbpf-0.23.0.diff` changes. */
export function crateOf(diff: string): PatchedCrate {
  const [, name, version] = /^(.+)-(\d+\.\d+\.\d+)\.diff$/.exec(diff) ?? []
  if (name && version) return { name, version }
  throw new Error(
    `${diff}: name it after its crate, such as solana-sbpf-0.23.0.diff`,
  )
}

/** The part of Cargo.toml that replaces crates of the registry by patched ones. */
export function patchSection(crates: readonly PatchedCrate[]): string {
  const lines = crates.map(({ name }) => `${name} = { path = "${name}" }\n`)
  return `\n[patch.crates-io]\n${lines.join('')}`
}

/**
 * Cargo.lock for crates that come from folders: without registry and checksum.
 *
 * @throws for a crate that the lock does not hold in that version
 */
export function unregister(
  lock: string,
  crates: readonly PatchedCrate[],
): string {
  return crates.reduce((text, { name, version }) => {
    const head = `name = "${name}"\nversion = "${version}"\n`
    const [before, after] = text.split(head)
    if (before === undefined || after === undefined)
      throw new Error(
        `Cargo.lock has no ${name} ${version}: move its diff to the version there, and try it`,
      )
    return before + head + after.replace(/^source = .*\nchecksum = .*\n/, '')
  }, lock)
}

/**
 * Patches the files of a crate. Above the diff may be a text that says why.
 *
 * @throws where the diff does not fit a file
 */
export function applyDiff(diff: string, crate: string): void {
  for (const patch of parsePatch(diff)) {
    const path = (name = '') => join(crate, name.replace(/^[ab]\//, ''))
    const isNew = patch.oldFileName === '/dev/null'
    const old = isNew ? '' : readFileSync(path(patch.oldFileName), 'utf8')
    const changed = applyPatch(old, patch, { fuzzFactor: 0 })
    const file = path(patch.newFileName)
    if (changed === false) throw new Error(`${file} is not as the diff has it`)
    // Cargo's copies may be hard links, or read-only.
    rmSync(file, { force: true })
    writeFileSync(file, changed)
  }
}

/** The folders of crates, by name and version, from the output of `cargo metadata`. */
export function cratesIn(metadata: string): ReadonlyMap<string, string> {
  const { packages }: { packages: readonly Package[] } = JSON.parse(metadata)
  return new Map(
    packages.map(({ name, version, manifest_path }) => [
      `${name}-${version}`,
      dirname(manifest_path),
    ]),
  )
}

interface Package extends PatchedCrate {
  readonly manifest_path: string
}
