/** @jest-environment node */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { testFolder } from '@/lib/site/test-folder'

test('a command ends with npm, which its shell says nothing of', async () => {
  const root = testFolder()
  for (const part of [
    'package.json',
    'scripts/run.mjs',
    'scripts/setup',
    'scripts/process/cures.mjs',
    'lib/site/json.mjs',
  ])
    cpSync(part, join(root, part), { recursive: true })
  writeFileSync(
    join(root, 'scripts/start.ts'),
    'console.log(process.pid); setTimeout(() => {}, 60_000)',
  )
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  const npm = spawn('npm', ['start', '--silent'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [pid] = await once(npm.stdout, 'data')
  npm.kill('SIGTERM')
  await once(npm.stdout, 'close')
  expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH')
}, 60_000)
