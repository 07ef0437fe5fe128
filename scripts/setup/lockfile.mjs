// Adds packages of other platforms to a lock file: without them `npm ci` fails there. npm leaves
// them out where its registry, a mirror, does not have them:
//   node scripts/setup/lockfile.mjs package-lock.json samples/package-lock.json
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * @typedef {{
 *   version?: string, optional?: boolean, dev?: boolean,
 *   os?: string[], cpu?: string[], libc?: string[],
 *   optionalDependencies?: Record<string, string>,
 * }} Entry
 * @typedef {Record<string, Entry>} Entries
 */

const systems = /\b(android|darwin|freebsd|linux|openharmony|win32)\b/
const processors = /\b(arm64|arm|ia32|loong64|ppc64|riscv64|s390x|x64)\b/

/**
 * Adds an entry for each missing optional package of an exact version. The name of the package
 * tells its platform.
 *
 * @param {Entries} packages of a lock file
 * @returns {Entries} all packages, in npm's order
 */
export function completePackages(packages) {
  const all = { ...packages }
  for (const [path, owner] of Object.entries(packages)) {
    const wanted = Object.entries(owner.optionalDependencies ?? {})
    for (const [name, version] of wanted) {
      const platform = platformOf(name)
      if (!platform || !isExact(version)) continue
      if (isThere(packages, path, name)) continue
      all[`node_modules/${name}`] = {
        version,
        ...platform,
        ...(owner.dev && { dev: true }),
        optional: true,
      }
    }
  }
  const paths = Object.keys(all).sort((a, b) => a.localeCompare(b, 'en'))
  return Object.fromEntries(paths.map((path) => [path, all[path] ?? {}]))
}

/**
 * @param {Entries} packages
 * @param {string} owner path of the package with the dependency
 * @param {string} name
 */
function isThere(packages, owner, name) {
  return (
    `node_modules/${name}` in packages ||
    `${owner}/node_modules/${name}` in packages
  )
}

/** @param {string} version */
const isExact = (version) => /^\d+\.\d+\.\d+/.test(version)

/** @param {string} name */
function platformOf(name) {
  const [, os] = name.match(systems) ?? []
  const [, cpu] = name.match(processors) ?? []
  if (!os || !cpu) return undefined
  const libc = name.includes('musl') ? 'musl' : 'glibc'
  return {
    cpu: [cpu],
    ...(os === 'linux' && { libc: [libc] }),
    os: [os],
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const file of process.argv.slice(2)) {
    const lock = JSON.parse(readFileSync(file, 'utf8'))
    lock.packages = completePackages(lock.packages)
    writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  }
}
