/** @jest-environment node */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { runTool } from './tool'

test('a program ends with the command that runs it', async () => {
  const program = 'console.log(process.pid); setTimeout(() => {}, 60_000)'
  const command = spawn(
    process.execPath,
    [
      ...['--import', 'tsx', '--input-type=module', '--eval'],
      `import { runProgram } from './scripts/process/tool'
       await runProgram(process.execPath, ['--eval', ${JSON.stringify(program)}])`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [pid] = await once(command.stdout, 'data')
  command.kill('SIGTERM')
  const [code] = await once(command, 'close')
  expect(code).toBe(1)
  expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH')
}, 60_000)

test('a tool that a signal ended says so, because it could not', async () => {
  const dies = 'data:text/javascript,process.kill(process.pid,9)'
  const run = runTool('tsc', ['--version'], {
    NODE_OPTIONS: `--import=${dies}`,
  })
  await expect(run).rejects.toThrow(
    /^tsc --version failed: SIGKILL ended it\..*memory ran out/,
  )
})
