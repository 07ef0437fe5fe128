/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
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
  },
)
