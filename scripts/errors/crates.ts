import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { readText } from '@/lib/files/read-text'
import { readLock } from '../samples/rust/lock'

/**
 * The version of a crate in the samples' lock file.
 *
 * @throws when the lock file does not have the crate
 */
export function lockedVersion(crate: string): string {
  const lock = readText(join('samples', 'Cargo.lock'))
  const version = readLock(lock).get(crate)?.[0]?.version
  if (!version)
    throw new Error(
      `samples/Cargo.lock has no crate ${crate}, whose errors are collected; add it to a package there (\`cargo add\`), or remove it from scripts/errors/programs.ts`,
    )
  return version
}

/** The text of a file in a locked crate, or undefined where cargo has not fetched the crate. */
export function readCrateFile(crate: string, file: string): string | undefined {
  const home = process.env.CARGO_HOME ?? join(homedir(), '.cargo')
  const sources = join(home, 'registry', 'src')
  if (!existsSync(sources)) return undefined
  const folder = `${crate}-${lockedVersion(crate)}`
  const found = readdirSync(sources)
    .map((registry) => join(sources, registry, folder, file))
    .find((path) => existsSync(path))
  return found && readText(found)
}
