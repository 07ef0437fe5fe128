/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '@/lib/site/test-folder'
import { openFolder } from './folder'
import { inTheMaking, putInPlace } from './made'

/** A project with an earlier site, and a new one in the making. */
function project(earlier: boolean) {
  const root = testFolder()
  const write = (file: string, text: string) =>
    openFolder(root).write(file, text)
  if (earlier) {
    write('out/index.html', 'earlier')
    write('out/gone.html', 'earlier')
    write('deploy/caddy', 'earlier')
  }
  write(`${inTheMaking.site}/index.html`, 'new')
  write(`${inTheMaking.deploy}/caddy`, 'new')
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

test('what a killed build left behind is no hindrance', () => {
  const root = project(true)
  openFolder(root).write('.cache/export/earlier-site/index.html', 'older')
  putInPlace(root)
  expect(readFileSync(join(root, 'out/index.html'), 'utf8')).toBe('new')
})
