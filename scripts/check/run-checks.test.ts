/** @jest-environment node */

import { runProgram } from '../process/tool'
import { runChecks } from './run-checks'

async function outputOf(checks: Record<string, () => void | Promise<void>>) {
  const lines: string[] = []
  const passed = await runChecks(
    Object.entries(checks).map(([name, run]) => ({
      name,
      run,
      hints: name === 'spelling',
    })),
    2,
    (line) => lines.push(line.trim()),
  )
  return { passed, lines }
}

test('each check is named with its time, and all are counted', async () => {
  const { passed, lines } = await outputOf({ types() {}, lint() {} })
  expect(passed).toBe(true)
  expect(lines).toEqual([
    expect.stringMatching(/^== types passed in [\d.]+ s$/),
    expect.stringMatching(/^== lint passed in [\d.]+ s$/),
    '2 passed, 0 failed',
  ])
})

test('what failed is said with what it printed, and stops no other', async () => {
  const other = jest.fn()
  const { passed, lines } = await outputOf({
    async spelling() {
      const program = 'console.log("a.mdx:1: faulty")'
      await runProgram(process.execPath, ['-e', program])
      throw new Error('fix it')
    },
    lint() {},
    other,
  })
  expect(passed).toBe(false)
  expect(lines.join('\n')).toContain('a.mdx:1: faulty\nfix it')
  expect(lines.at(-1)).toBe('2 passed, 1 failed')
  expect(other).toHaveBeenCalledTimes(1)
})

test('hints stand together at the end, and stop nothing', async () => {
  const { passed, lines } = await outputOf({
    async spelling() {
      const program = 'console.log("a.mdx:1: hint: teh")'
      await runProgram(process.execPath, ['-e', program])
    },
    async types() {
      await runProgram(process.execPath, ['-e', 'console.log("all is well")'])
    },
  })
  expect(passed).toBe(true)
  expect(lines.slice(-2)).toEqual([
    'Hints, which stop nothing:\na.mdx:1: hint: teh',
    '2 passed, 0 failed',
  ])
  expect(lines.join()).not.toContain('well')
})

test('no more checks run at once than the limit', async () => {
  let running = 0
  const most: number[] = []
  const check = async () => {
    running += 1
    most.push(running)
    await Promise.resolve()
    running -= 1
  }
  await outputOf({ a: check, b: check, c: check, d: check })
  expect(Math.max(...most)).toBe(2)
})
