/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '@/lib/files/test-folder'

const locked = { 'node_modules/a': { version: '2.0.0' } }

test.each([
  ['what is there', locked, false],
  ['another version', { 'node_modules/a': { version: '1.0.0' } }, true],
  ['a missing package', {}, true],
])(
  '%s',
  (_, installed, isWrong) => {
    const folder = testFolder()
    mkdirSync(join(folder, 'node_modules'))
    const write = (file: string, packages: object) =>
      writeFileSync(join(folder, file), JSON.stringify({ packages }))
    write('package-lock.json', {
      ...locked,
      'node_modules/other-system': { version: '1.0.0', optional: true },
    })
    write('node_modules/.package-lock.json', installed)
    // Without a package.json npm fails.
    const { status, stderr } = spawnSync(
      process.execPath,
      ['scripts/install.mjs', folder],
      { encoding: 'utf8' },
    )
    expect(status).toBe(isWrong ? 1 : 0)
    expect(stderr.includes(`Installing packages in ${folder}`)).toBe(isWrong)
  },
  30_000,
)
