/** @jest-environment node */
import { testFolder } from '@/lib/site/test-folder'
import { openFolder } from './folder'
import { removeLeftovers } from './leftovers'

test('files that only the scripts of Next read are removed, and nothing else', () => {
  const folder = openFolder(testFolder())
  const remaining = [
    'de/x.html',
    'llms.txt',
    'robots.txt',
    'search/local/de.json',
  ]
  const removed = [
    '_next/static/chunks/a.js',
    '_not-found.html',
    '_not-found/__next._tree.txt',
    'de/x.txt',
    'de/x/__next._full.txt',
  ]
  for (const file of [...remaining, ...removed]) folder.write(file, file)
  removeLeftovers(folder)
  expect(folder.files()).toEqual(remaining)
})
