/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { watchedFolders, watchFolders } from './watch'

const root = mkdtempSync(join(tmpdir(), 'watch-'))
for (const folder of [
  'components/mdx/examples',
  'content/en/guides',
  'public',
  'samples/guides/serialization',
  'samples/node_modules',
  'samples/programs',
  'samples/target',
  'samples/.venv',
])
  mkdirSync(join(root, folder), { recursive: true })

test('watches what pages read, and nothing that was installed or built', () => {
  expect([...watchedFolders(root)].sort()).toEqual(
    [
      'components/mdx/examples',
      'content',
      'public',
      'samples/guides',
      'samples/programs',
    ].map((name) => join(root, name)),
  )
})

test('a page that is saved in several steps is one change', async () => {
  const changed = await new Promise<number>((resolve) => {
    let calls = 0
    const stop = watchFolders(watchedFolders(root), () => {
      calls += 1
      stop()
      resolve(calls)
    })
    const file = join(root, 'content/en/guides/new.mdx')
    writeFileSync(file, 'one')
    writeFileSync(file, 'two')
  })
  expect(changed).toBe(1)
})
