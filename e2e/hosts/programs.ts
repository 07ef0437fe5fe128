import { spawnSync } from 'node:child_process'
import { accessSync, constants, mkdirSync, readdirSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'

const cache = resolve('.cache/hosts')

/** The path of each server in Debian's package. */
const places = { nginx: 'usr/sbin/nginx', caddy: 'usr/bin/caddy' } as const

export type ServerName = keyof typeof places

/**
 * The path of a server's program: an installed one, else one unpacked from Debian's package, which
 * needs no administrator and starts no service. Undefined when neither is possible.
 */
export function findServer(name: ServerName): string | undefined {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/sbin',
    '/usr/local/sbin',
  ]
  const installed = folders.map((folder) => join(folder, name)).find(isRunnable)
  if (installed) return installed
  const unpacked = join(cache, name, places[name])
  if (!isRunnable(unpacked)) unpack(name)
  return isRunnable(unpacked) ? unpacked : undefined
}

/** The message for a missing server, so that a run without it is not taken for a complete one. */
export const cureFor = (name: ServerName) =>
  `${name} was NOT tried: it is not installed, and Debian's package could not be fetched. Install ${name} and run the tests again.`

function isRunnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return (
      spawnSync(file, [file.endsWith('nginx') ? '-v' : 'version']).status === 0
    )
  } catch {
    return false
  }
}

function unpack(name: ServerName): void {
  const folder = join(cache, name)
  mkdirSync(folder, { recursive: true })
  const options = { cwd: folder, stdio: 'ignore' } as const
  if (spawnSync('apt-get', ['download', name], options).status !== 0) {
    spawnSync('apt-get', ['update'], options)
    spawnSync('apt-get', ['download', name], options)
  }
  const file = readdirSync(folder).find((each) => each.endsWith('.deb'))
  if (file) spawnSync('dpkg-deb', ['-x', file, folder], options)
}
