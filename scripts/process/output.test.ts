/** @jest-environment node */
import { currentSink, withLines } from './output'

test('lines are shown whole, as they come, and also the last one', async () => {
  const lines: string[] = []
  const job = async () => {
    for (const part of ['one\ntw', 'o\nhid', 'den\nlast']) currentSink()?.(part)
  }
  const isShown = (line: string) => line !== 'hidden'
  await withLines(job, isShown, (line) => lines.push(line))
  expect(lines).toEqual(['one', 'two', 'last'])
})

test('what was said before a failure is shown', async () => {
  const lines: string[] = []
  const job = async () => {
    currentSink()?.('why')
    throw new Error('failed')
  }
  const run = withLines(
    job,
    () => true,
    (line) => lines.push(line),
  )
  await expect(run).rejects.toThrow('failed')
  expect(lines).toEqual(['why'])
})
