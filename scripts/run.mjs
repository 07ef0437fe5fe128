// Starts every command of package.json, on Node alone: installs missing packages, then runs
// `scripts/<command>.ts`.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { asksForHelp, formsOf, unknownCommand } from './setup/commands.mjs'
import { assertJsonFiles } from './setup/json-files.mjs'
import { installPackages, oldNode } from './setup/packages.mjs'
import { assertPath } from './setup/path.mjs'
import { assertWritable } from './setup/writable.mjs'

// npm's shell, read before the installs: by their end another process may have taken its place.
const shell = process.ppid
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [command = '', ...args] = process.argv.slice(2)
/** Commands that need the packages of `samples/` too. */
const runsSamples = [
  'build',
  'check',
  'e2e',
  'errors',
  'hosts',
  'measure',
  'samples',
  'start',
  'test',
  'test-all',
]
const script = join(root, 'scripts', `${command}.ts`)

process.chdir(root)
process.env.NEXT_TELEMETRY_DISABLED = '1'

try {
  const name = nameOf(command)
  if (!name || !existsSync(script)) throw new Error(unknownCommand(command))
  if (asksForHelp(args)) {
    console.log(formsOf(name))
    process.exit(0)
  }
  const warning = oldNode(process.versions.node)
  if (warning) console.warn(warning)
  assertPath(root)
  assertWritable(root)
  assertJsonFiles(root)
  installPackages(root)
  if (runsSamples.includes(command))
    // Node finds the packages that samples/kit-client does not have in samples/.
    for (const folder of ['samples', 'samples/kit-client'])
      installPackages(join(root, folder))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
  stdio: 'inherit',
})
// Ending this process ends the command too: a server must not stay behind.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => child.kill())
// A shell stands between npm and this process. It passes no signal on, so its end is watched.
const endWithNpm = () => process.ppid === shell || child.kill()
if (process.env.npm_lifecycle_event) setInterval(endWithNpm, 1000).unref()
child.on('close', (code) => process.exit(code ?? 1))

/**
 * The name in package.json of a script, `test:all` for `test-all`.
 *
 * @param {string} file
 */
function nameOf(file) {
  const { scripts } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  return Object.keys(scripts).find((name) => scripts[name].endsWith(` ${file}`))
}
