/** @jest-environment node */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '@/lib/site/test-folder'
import { openFolder } from './folder'
import { inTheMaking, putInPlace } from './made'

/** A project with an earlier site, and a new one in the making. */
function project(earlier: boolean) {
  const root = testFolder()
  const { write } = openFolder(root)
  if (earlier)
    for (const file of ['out/index.html', 'out/gone.html', 'deploy/caddy'])
      write(file, 'earlier')
  write(`${inTheMaking.site}/index.html`, 'new')
  write(`${inTheMaking.deploy}/caddy`, 'new')
  // What a killed build left behind.
  write('.cache/export/earlier/index.html', 'older')
  return root
}

test.each([true, false])(
  'a finished site takes the place of the earlier one (%s), whole',
  (earlier) => {
    const root = project(earlier)
    putInPlace(root)
    expect(readFileSync(join(root, 'out/index.html'), 'utf8')).toBe('new')
    expect(readFileSync(join(root, 'deploy/caddy'), 'utf8')).toBe('new')
    expect(existsSync(join(root, 'out/gone.html'))).toBe(false)
    expect(openFolder(join(root, '.cache')).files()).toEqual([])
  },
)

test('a site that cannot be put in place says so, and the earlier one stays', () => {
  const root = project(true)
  rmSync(join(root, inTheMaking.site), { recursive: true })
  expect(() => putInPlace(root)).toThrow(
    /could not take the place of out\/ \(.*ENOENT.*on one disk/,
  )
  expect(readFileSync(join(root, 'out/index.html'), 'utf8')).toBe('earlier')
})
