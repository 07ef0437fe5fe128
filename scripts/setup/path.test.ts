/** @jest-environment node */

import { spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '@/lib/site/test-folder'
import { assertPath } from './path.mjs'

test('a path that Next cannot read is refused, with the characters', () => {
  expect(() => assertPath('/home/a b/ü ไทย')).not.toThrow()
  expect(() => assertPath('/home/c#/100%')).toThrow(
    'contains # and %, and Next cannot read articles below it: /home/c#/100%\nRename the folder',
  )
})

test.each(['start', 'build', 'test', 'dev'])(
  '%s refuses it before it installs anything',
  (command) => {
    const root = join(testFolder(), 'c# 100%')
    for (const part of [
      'package.json',
      'package-lock.json',
      'scripts/run.mjs',
      'scripts/setup',
      'scripts/process/cures.mjs',
      `scripts/${command}.ts`,
      'lib/site/json.mjs',
    ])
      cpSync(part, join(root, part), { recursive: true })
    const { stderr, status } = spawnSync(
      process.execPath,
      [join(root, 'scripts/run.mjs'), command],
      { encoding: 'utf8' },
    )
    expect(status).toBe(1)
    expect(stderr).toContain('contains # and %')
    expect(stderr).not.toContain('Installing')
  },
)
