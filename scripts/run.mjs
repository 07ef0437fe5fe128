// Starts every command of package.json, on Node alone: installs missing packages, then runs
// `scripts/<command>.ts`.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { assertJsonFiles } from './setup/json-files.mjs'
import { assertNode, installPackages } from './setup/packages.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [command = '', ...args] = process.argv.slice(2)
/** Commands that need the packages of `samples/` too. */
const runsSamples = [
  'build',
  'bump',
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
  assertNode(process.versions.node)
  if (!existsSync(script)) throw new Error(unknownCommand())
  assertJsonFiles(root)
  installPackages(root)
  if (runsSamples.includes(command)) installPackages(join(root, 'samples'))
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
child.on('close', (code) => process.exit(code ?? 1))

function unknownCommand() {
  const { scripts } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  const known = Object.keys(scripts).join(', ')
  return `There is no command "${command}". The commands are ${known}; docs/commands.md says what they do.`
}
