// Installs the packages of these folders where they are missing or have other versions; without a
// name those of the site and of all samples: node scripts/install.mjs [folder…] Plain JavaScript:
// no package is installed yet.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const { engines } = read('package.json')
const versionOf = (/** @type {string} */ text) =>
  text.replace(/^\D+/, '').split('.').map(Number)
const [major = 0, minor = 0] = versionOf(process.version)
const [oldestMajor = 0, oldestMinor = 0] = versionOf(engines.node)
if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor))
  console.warn(
    `This project is made for Node ${engines.node}; you have ${process.version}. If something fails, install a newer one from https://nodejs.org`,
  )

if (/[#%?]/.test(process.cwd())) {
  console.error(
    `Move the project out of "${process.cwd()}": Next cannot read a path with # % or ?`,
  )
  process.exit(1)
}

const named = process.argv.slice(2)
// For samples/kit-client Node also finds the packages in samples/.
const folders =
  named.length > 0 ? named : ['.', 'samples', 'samples/kit-client']
for (const folder of folders) if (!isInstalled(folder)) install(folder)

/** @param {string} folder */
function install(folder) {
  // Not to standard output, which may be redirected to a file.
  console.error(`Installing packages in ${folder}`)
  const npm = spawnSync(
    'npm',
    ['ci', '--loglevel=error', '--no-audit', '--no-fund'],
    {
      cwd: folder,
      stdio: ['inherit', process.stderr.fd, 'inherit'],
      shell: process.platform === 'win32',
    },
  )
  if (npm.status === 0) return
  console.error(
    `npm ci failed in ${folder}: see above. It needs a network and some room on the disk.`,
  )
  process.exit(1)
}

/**
 * True where npm's record of what it installed has all packages of the lock file in their versions;
 * optional ones may be absent, because they are for other systems.
 *
 * @param {string} folder
 */
function isInstalled(folder) {
  const record = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const installed = read(record).packages
  return Object.entries(read(join(folder, 'package-lock.json')).packages).every(
    ([path, { version, optional, link }]) =>
      !path.includes('node_modules/') ||
      link ||
      (installed[path] ? installed[path].version === version : optional),
  )
}

/** @param {string} file */
function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
