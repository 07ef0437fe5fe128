/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { testFolder } from '@/lib/files/test-folder'

test('entries without a digest get that of the registry, and nothing else changes', () => {
  const folder = testFolder()
  const lock = join(folder, 'package-lock.json')
  const npm = join(folder, 'npm')
  writeFileSync(
    npm,
    '#!/bin/sh\ncase "$2" in @a/mac@1.2.3) echo sha512-mac;; esac\n',
  )
  chmodSync(npm, 0o755)
  const known = { version: '1.0.0', integrity: 'sha512-known' }
  const packages = {
    '': { version: '0.1.0' },
    'node_modules/known': known,
    'node_modules/b/node_modules/@a/mac': { version: '1.2.3', optional: true },
    'node_modules/gone': { version: '2.0.0' },
    'node_modules/own': { link: true },
  }
  writeFileSync(lock, JSON.stringify({ packages }))
  const { stdout } = spawnSync(
    process.execPath,
    [resolve('scripts/lock-digests.mjs'), lock],
    {
      encoding: 'utf8',
      env: { ...process.env, PATH: folder + delimiter + process.env.PATH },
    },
  )
  expect(stdout).toContain('1 entries without a digest are left')
  expect(JSON.parse(readFileSync(lock, 'utf8')).packages).toEqual({
    ...packages,
    'node_modules/b/node_modules/@a/mac': {
      version: '1.2.3',
      integrity: 'sha512-mac',
      optional: true,
    },
  })
})
