/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '@/lib/site/test-folder'
import { holdBuild } from './one-at-a-time'

test('a second build says so, and the next one after it can begin', () => {
  const root = testFolder()
  const end = holdBuild(root)
  expect(() => holdBuild(root)).toThrow(
    `Another build is running in this folder (process ${process.pid}); wait`,
  )
  end()
  expect(() => holdBuild(root)()).not.toThrow()
  expect(readdirSync(join(root, '.cache'))).toEqual([])
})

test('a build that was killed holds nothing', () => {
  const root = testFolder()
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  holdBuild(root, pid)
  expect(() => holdBuild(root)).not.toThrow()
})
