// Plain JavaScript: no package is installed yet.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The oldest version in package.json's `engines`: `22.16`. */
const oldestNode = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
).engines.node.replace('>=', '')

/** The oldest major version that starts the commands and Next at all. */
const oldestThatRuns = 20

/**
 * What to say on a Node that is older than package.json's `engines`. It is mostly no refusal: much
 * works there, and what fails later is then understood.
 *
 * @param {string} version as in `process.versions.node`
 * @returns {string | undefined}
 * @throws on a Node on which no command runs
 */
export function oldNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor, oldestMinor = 0] = oldestNode.split('.').map(Number)
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor))
    return undefined
  const said = `This project is made for Node ${oldestNode} or newer`
  if (major < oldestThatRuns)
    throw new Error(
      `${said} and cannot run on ${version}. Install a newer one from https://nodejs.org/`,
    )
  return `${said}; you have ${version}. Continuing anyway: if something fails, install a newer one from https://nodejs.org/`
}

/**
 * @typedef {{ version?: string, optional?: boolean, link?: boolean }} Package
 * @typedef {{ packages: Record<string, Package> }} Lockfile
 */

/**
 * Names packages of the lock file that the folder does not hold, by npm's own record of installed
 * packages (`node_modules/.package-lock.json`). Optional packages are for other platforms, and may
 * be absent.
 *
 * @param {Lockfile} wanted
 * @param {Lockfile} installed
 * @returns {string[]}
 */
export function missingPackages(wanted, installed) {
  return Object.entries(wanted.packages)
    .filter(([path, { version, optional, link }]) => {
      if (!path.includes('node_modules/') || link) return false
      const found = installed.packages[path]
      return found ? found.version !== version : !optional
    })
    .map(([path]) => path)
}

// Errors alone: on an older Node, npm warns of each package, and `oldNode` has said it already.
const installs = ['ci', '--no-fund', '--no-audit', '--loglevel=error']

/**
 * Runs `npm ci` in a folder with missing packages, or with packages of other versions.
 *
 * @param {string} folder with package-lock.json; nothing happens in a folder without it
 * @returns {void}
 */
export function installPackages(folder) {
  const lockfile = join(folder, 'package-lock.json')
  const record = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(lockfile)) return
  if (
    existsSync(record) &&
    missingPackages(read(lockfile), read(record)).length === 0
  )
    return
  // Not to standard output, which may be a file of the reader's.
  console.error(`Installing packages in ${resolve(folder)}`)
  const npm = spawnSync('npm', installs, {
    cwd: folder,
    stdio: ['inherit', process.stderr.fd, 'inherit'],
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0)
    throw new Error(
      `npm ci failed in ${resolve(folder)}; fix what it says above, or run it there yourself`,
    )
}

/**
 * @param {string} path
 * @returns {Lockfile}
 */
function read(path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}
