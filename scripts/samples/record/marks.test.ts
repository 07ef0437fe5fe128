/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprintOf } from '@/lib/site/code/fingerprint'
import { testFolder } from '@/lib/site/test-folder'
import { assertMarks } from './marks'

const file = 'home/page/send.ts'

/** A book with one sample that was recorded as it is. */
function bookWithSample() {
  const root = testFolder()
  const samples = join(root, 'samples')
  mkdirSync(join(samples, 'home/page'), { recursive: true })
  const write = (name: string, text: string) =>
    writeFileSync(join(samples, name), text)
  write(file, 'console.log(1)')
  const entry = {
    level: 'executed',
    date: '2026-11-21',
    versions: {},
    fingerprint: fingerprintOf(file, samples),
    output: '1',
  }
  write('record.json', JSON.stringify({ [file]: entry }))
  return { root, write }
}

test('a sample that is as it ran passes', async () => {
  await expect(assertMarks(bookWithSample().root)).resolves.toBeUndefined()
})

test('an edited sample is named with the command that runs it', async () => {
  const { root, write } = bookWithSample()
  write(file, 'console.log(2)')
  await expect(assertMarks(root)).rejects.toThrow(
    `samples/${file}:1: it, or a file that it needs, was edited after its last run; run it: npm run samples -- ${file}`,
  )
})

test('a sample that never ran is named with the command that runs it', async () => {
  const { root, write } = bookWithSample()
  write('home/page/new.py', 'print(1)')
  await expect(assertMarks(root)).rejects.toThrow(
    /^samples\/home\/page\/new\.py:1: it has never been run, so samples\/record\.json has no result for it.*npm run samples -- home\/page\/new\.py$/,
  )
})
