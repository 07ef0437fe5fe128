import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

const cache = join('.cache', 'errors')

/** A version of a package on npm that no sample uses, so that it is not installed. */
export interface PackedClient {
  readonly name: string
  readonly version: string
}

/** The file that `npm pack` writes for a package: `jup-ag-instruction-parser-6.0.28.tgz`. */
const archiveOf = ({ name, version }: PackedClient) =>
  join(cache, `${name.replace(/^@/, '').replaceAll('/', '-')}-${version}.tgz`)

/** Downloads a package, without its dependencies, unless it is there. */
export function fetchPacked(client: PackedClient): void {
  if (existsSync(archiveOf(client))) return
  mkdirSync(cache, { recursive: true })
  execFileSync(
    'npm',
    [
      'pack',
      '--silent',
      `${client.name}@${client.version}`,
      '--pack-destination',
      cache,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
}

/** The text of a file in a downloaded package, or undefined where it was not downloaded. */
export function readPackedFile(
  client: PackedClient,
  file: string,
): string | undefined {
  const archive = archiveOf(client)
  if (!existsSync(archive)) return undefined
  return execFileSync('tar', ['-xzOf', archive, `package/${file}`], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
}
