// Completes the lock files: entries without the digest of their package get it from the registry.
// With a registry that lacks packages for other systems, npm writes such entries, and installs them
// unchecked. Plain JavaScript: the weekly workflow runs it without packages.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const files = process.argv.slice(2)
for (const file of files.length > 0
  ? files
  : ['package-lock.json', 'samples/package-lock.json'])
  complete(file)

/** @param {string} file */
function complete(file) {
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  let missing = 0
  for (const [path, entry] of Object.entries(lock.packages)) {
    const [, name] = /.*\bnode_modules\/(.+)$/.exec(path) ?? []
    if (!name || entry.link || entry.integrity) continue
    const digest = digestOf(`${entry.name ?? name}@${entry.version}`)
    if (digest === '') missing += 1
    // The order in which npm writes them.
    else lock.packages[path] = { version: '', integrity: digest, ...entry }
  }
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`${file}: ${missing} entries without a digest are left`)
}

/** @param {string} name with its version */
function digestOf(name) {
  const { stdout } = spawnSync('npm', ['view', name, 'dist.integrity'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  })
  return stdout.trim()
}
