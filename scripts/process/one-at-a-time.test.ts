/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '@/lib/files/test-folder'
import { holdBuild } from './one-at-a-time'

test('a second build is refused, and can begin after the first', () => {
  const root = testFolder()
  const end = holdBuild(root)
  expect(() => holdBuild(root)).toThrow(
    `Another build is running in this folder (process ${process.pid}); wait`,
  )
  end()
  expect(() => holdBuild(root)()).not.toThrow()
  expect(readdirSync(join(root, '.cache'))).toEqual([])
})

test('a killed build does not lock', () => {
  const root = testFolder()
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  holdBuild(root, pid)
  expect(() => holdBuild(root)).not.toThrow()
})
