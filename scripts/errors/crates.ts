import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { readLock } from '../samples/rust/lock'

/**
 * The version of a crate that the samples are locked to.
 *
 * @throws when they do not use it
 */
export function lockedVersion(crate: string): string {
  const lock = readFileSync(join('samples', 'Cargo.lock'), 'utf8')
  const version = readLock(lock).get(crate)?.[0]?.version
  if (!version)
    throw new Error(
      `samples/Cargo.lock has no crate ${crate}, whose errors are collected; add it to a package there (\`cargo add\`), or take it out of scripts/errors/programs.ts`,
    )
  return version
}

/** A source file of a locked crate, or nothing where cargo has not fetched it. */
export function readCrateFile(crate: string, file: string): string | undefined {
  const home = process.env.CARGO_HOME ?? join(homedir(), '.cargo')
  const sources = join(home, 'registry', 'src')
  if (!existsSync(sources)) return undefined
  const folder = `${crate}-${lockedVersion(crate)}`
  const found = readdirSync(sources)
    .map((registry) => join(sources, registry, folder, file))
    .find((path) => existsSync(path))
  return found && readFileSync(found, 'utf8')
}
