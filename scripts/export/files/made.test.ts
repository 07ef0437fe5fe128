/** @jest-environment node */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '@/lib/files/test-folder'
import { openFolder } from './folder'
import { publishExport, unfinished } from './made'

/** A project with an earlier site, and a new one that is not published yet. */
function project(earlier: boolean) {
  const root = testFolder()
  const { write } = openFolder(root)
  if (earlier)
    for (const file of ['out/index.html', 'out/gone.html', 'deploy/caddy'])
      write(file, 'earlier')
  write(`${unfinished.site}/index.html`, 'new')
  write(`${unfinished.deploy}/caddy`, 'new')
  // The rest of a killed build.
  write('.cache/export/earlier/index.html', 'older')
  return root
}

test.each([true, false])(
  'a finished site replaces the earlier one (%s), whole',
  (earlier) => {
    const root = project(earlier)
    publishExport(root)
    expect(readFileSync(join(root, 'out/index.html'), 'utf8')).toBe('new')
    expect(readFileSync(join(root, 'deploy/caddy'), 'utf8')).toBe('new')
    expect(existsSync(join(root, 'out/gone.html'))).toBe(false)
    expect(openFolder(join(root, '.cache')).files()).toEqual([])
  },
)

test('a site that cannot be published is an error, and the earlier one stays', () => {
  const root = project(true)
  rmSync(join(root, unfinished.site), { recursive: true })
  expect(() => publishExport(root)).toThrow(
    /could not take the place of out\/ \(.*ENOENT.*on one disk/,
  )
  expect(readFileSync(join(root, 'out/index.html'), 'utf8')).toBe('earlier')
})
