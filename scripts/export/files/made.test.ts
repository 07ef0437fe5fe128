/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '@/lib/site/test-folder'
import { openFolder } from './folder'
import { assertPlaces, bringBack, inTheMaking, putInPlace } from './made'

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

test('a place that is a link is refused, because the folder behind it would stay as it was', () => {
  const root = testFolder()
  mkdirSync(join(root, 'served'))
  expect(() => assertPlaces(root)).not.toThrow()
  symlinkSync(join(root, 'served'), join(root, 'out'))
  expect(() => assertPlaces(root)).toThrow(
    /^out is a link or a file: .*on one disk.*\nRemove it/,
  )
})

test('a site that cannot be put in place says so, and the earlier one stays', () => {
  const root = project(true)
  rmSync(join(root, inTheMaking.site), { recursive: true })
  expect(() => putInPlace(root)).toThrow(
    /could not take the place of out\/ \(.*ENOENT.*on one disk/,
  )
  expect(readFileSync(join(root, 'out/index.html'), 'utf8')).toBe('earlier')
})

test('a build that was killed between both renamings has its earlier site back', () => {
  const root = project(true)
  renameSync(join(root, 'out'), join(root, '.cache/export/earlier-site'))
  bringBack(root)
  expect(readFileSync(join(root, 'out/index.html'), 'utf8')).toBe('earlier')
})
