/** @jest-environment node */
import type { Moved } from '@/lib/rules/moved'
import { writeMoved } from './moved'

const page = (path: string, base = '') => ({
  file: path.slice(1),
  lang: 'de',
  title: 'New & good',
  canonical: `https://example.org${base}${path}`,
})

function written(moved: Moved, base = '') {
  const files = new Map<string, string>()
  const folder = {
    write: (file: string, text: string) => void files.set(file, text),
  }
  writeMoved(folder, [page('/de/new.html', base)], moved, base)
  return files
}

test('every form of the old address leads to the new page', () => {
  const files = written({ '/de/old.html': '/de/new.html' })
  expect([...files.keys()]).toEqual([
    'de/old.html',
    'de/old/index.html',
    'de/old.md/index.html',
  ])
  for (const html of files.values()) {
    expect(html).toContain('<a href="/de/new.html">New &amp; good</a>')
    expect(html).toContain('lang="de"')
  }
})

test('an old page can lead to a section', () => {
  const html = written({ '/old.html': '/de/new.html#part' }).get('old.html')
  expect(html).toContain('<a href="/de/new.html#part">New &amp; good</a>')
  expect(html).toContain('href="https://example.org/de/new.html"')
})

test('a folder redirects too', () => {
  expect([...written({ '/old/': '/de/new.html' }).keys()]).toEqual([
    'old.html',
    'old/index.html',
    'old/index.md/index.html',
  ])
})

test('below a sub-path the redirect includes it', () => {
  const files = written({ '/old.html': '/de/new.html' }, '/book')
  expect(files.get('old.html')).toContain('<a href="/book/de/new.html">')
})
