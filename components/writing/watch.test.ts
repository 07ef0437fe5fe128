/** @jest-environment node */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { testFolder } from '@/lib/files/test-folder'
import { isChangedSince, watchedFolders, watchFolders } from './watch'

const root = testFolder()
for (const folder of [
  'components/mdx/examples',
  'content/en/guides',
  'public',
  'samples/guides/serialization',
  'samples/node_modules/kit',
  'samples/target',
  'samples/.venv',
])
  mkdirSync(join(root, folder), { recursive: true })

const page = join(root, 'content/en/guides/new.mdx')

/** Counts the changes that are reported during an action. Waits longer than a burst lasts. */
async function changesDuring(work: () => void): Promise<number> {
  const before = calls
  work()
  await pause(300)
  return calls - before
}

let calls = 0
let stop = () => {}
beforeAll(async () => {
  stop = watchFolders(watchedFolders(root), () => {
    calls += 1
  })
  await pause(100)
})
afterAll(() => stop())

/** Saves like many editors: a new file replaces the old one. */
function replace(file: string, text: string): void {
  writeFileSync(`${file}~`, text)
  renameSync(`${file}~`, file)
}

test('a page that is saved in several steps is one change', async () => {
  const changes = await changesDuring(() => {
    writeFileSync(page, 'one')
    writeFileSync(page, 'two')
  })
  expect(changes).toBe(1)
})

test('each save is a change, whichever way an editor saves', async () => {
  expect(await changesDuring(() => replace(page, 'three'))).toBeGreaterThan(0)
  expect(
    await changesDuring(() => writeFileSync(page, 'four')),
  ).toBeGreaterThan(0)
  expect(await changesDuring(() => replace(page, 'five'))).toBeGreaterThan(0)
  expect(await changesDuring(() => replace(page, 'six'))).toBeGreaterThan(0)
})

test('what samples printed is a change of the pages that show it', async () => {
  const record = join(root, 'samples/record.json')
  expect(
    await changesDuring(() => writeFileSync(record, '{}')),
  ).toBeGreaterThan(0)
})

test('an added folder is watched, and a removed one does no harm', async () => {
  const folder = join(root, 'samples/references/rent')
  expect(
    await changesDuring(() => mkdirSync(folder, { recursive: true })),
  ).toBeGreaterThan(0)
  const sample = join(folder, 'read.ts')
  expect(
    await changesDuring(() => writeFileSync(sample, 'one')),
  ).toBeGreaterThan(0)
  await changesDuring(() =>
    rmSync(join(root, 'samples/references'), { recursive: true }),
  )
  expect(
    await changesDuring(() => writeFileSync(page, 'seven')),
  ).toBeGreaterThan(0)
})

test('a folder that is removed while it is scanned does no harm', () => {
  const gone = [join(root, 'content/gone')]
  expect(isChangedSince(gone, 0)).toBe(false)
  watchFolders(gone, () => {})()
})

test('what was installed or built is not watched', async () => {
  const changes = await changesDuring(() => {
    for (const folder of ['node_modules/kit', 'target', '.venv'])
      writeFileSync(join(root, 'samples', folder, 'file'), 'new')
  })
  expect(changes).toBe(0)
})

test('files saved before watching began count as changed', async () => {
  await pause(50)
  const moment = Date.now()
  expect(isChangedSince(watchedFolders(root), moment)).toBe(false)
  await pause(50)
  writeFileSync(page, 'eight')
  expect(isChangedSince(watchedFolders(root), moment)).toBe(true)
})
