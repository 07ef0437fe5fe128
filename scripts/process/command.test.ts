/** @jest-environment node */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

// A busy machine is slow, not wrong.
test('a reader that closes the pipe early is no fault', async () => {
  const command = spawn(process.execPath, [
    '--import',
    'tsx',
    'scripts/terms.ts',
  ])
  command.stdout.destroy()
  const [said, [code]] = await Promise.all([
    text(command.stderr),
    once(command, 'close'),
  ])
  expect({ said, code }).toEqual({ said: '', code: 0 })
}, 60_000)
