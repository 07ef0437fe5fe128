// Runs entries of package.json side by side, as many at once as there are cores:
//   node scripts/stages.mjs check: build then test:export
// `check:` means all entries that begin so. `then` waits, and ends the run if something failed;
// `--in-order` does so after each stage. What passes prints one line with the last of its own, and its hints at the end.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

const names = Object.keys(
  JSON.parse(readFileSync('package.json', 'utf8')).scripts,
)
const args = process.argv.slice(2)
const inOrder = args.includes('--in-order')
/** @type {string[][]} */
const groups = [[]]
for (const arg of args.filter((it) => it !== '--in-order')) {
  const found = names.filter((name) =>
    arg.endsWith(':') ? name.startsWith(arg) : name === arg,
  )
  if (found.length === 0 && arg !== 'then') {
    console.error(
      `package.json has no entry "${arg}"; run one: npm run <entry>`,
    )
    process.exit(1)
  }
  if (arg === 'then') groups.push([])
  else if (inOrder) groups.push(...found.map((name) => [name]))
  else groups.at(-1)?.push(...found)
}

const hintLine =
  /^.*: hint: .*|.* - \w+ word \(.*|^Skipped: .*|.* NOT tried: .*/gm
let passed = 0
/** @type {string[]} */
const failed = []
/** @type {Set<string>} */
const hints = new Set()

for (const group of groups) {
  if (failed.length > 0) break
  const worker = async () => {
    for (let name = group.shift(); name; name = group.shift()) await run(name)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
}
if (hints.size > 0)
  console.log(`\nHints, which stop nothing:\n${[...hints].join('\n')}`)
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`)
if (failed.includes('check:lint'))
  console.log('`npm run fix` repairs the format and what else a machine can.')
// The last line is for .ci/run.
console.log(`\n${passed} passed, ${failed.length} failed`)
if (failed.length > 0) process.exitCode = 1

/** @param {string} name */
async function run(name) {
  const startedAt = Date.now()
  const npm = spawn('npm', ['run', '--silent', name], {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  let output = ''
  for (const stream of [npm.stdout, npm.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  const [code] = await once(npm, 'close')
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  if (code === 0) {
    passed += 1
    const [last = ''] = output.trimEnd().split('\n').slice(-1)
    console.log(`== ${name} passed in ${seconds} s  ${last.slice(0, 80)}`)
    for (const hint of output.match(hintLine) ?? []) hints.add(hint)
  } else {
    failed.push(name)
    console.log(`\n${output.trimEnd()}\n== ${name} failed after ${seconds} s\n`)
  }
}
