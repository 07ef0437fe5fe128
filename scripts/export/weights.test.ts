/** @jest-environment node */
import { templateOf, weightTable } from './weights'

test('the heaviest document of each template is named, and all that is loaded is weighed', () => {
  const bytes: Readonly<Record<string, number>> = {
    'index.html': 11_000,
    'de/index.html': 12_000,
    'guides/a.html': 30_000,
    'assets/1a/main.js': 9_000,
    'assets/1a/editor.js': 70_000,
    'assets/1a/zoom.js': 40_000,
    'assets/1a/panels.js': 50_000,
    'assets/a.css': 8_000,
    'search/sections/de.json': 90_000,
    'search/text/de.json': 100_000,
    'search/sections/en.json': 80_000,
    'search/text/en.json': 110_000,
    'search/local/en.json': 5_000,
  }
  const files = Object.keys(bytes)
  const page = (file: string, path: string) => ({
    file,
    canonical: `https://x.org/book${path}`,
    lang: 'en-US',
    title: 'T',
  })
  const scripts = files.filter((file) => file.endsWith('.js'))
  const table = weightTable({
    files,
    weigh: (file) => bytes[file] ?? 0,
    base: '/book',
    pages: [
      page('index.html', '/'),
      page('de/index.html', '/de/'),
      page('guides/a.html', '/guides/a.html'),
    ],
    client: {
      files: new Map(scripts.map((file) => [file, ''])),
      main: 'assets/1a/main.js',
      packages: [],
    },
    styles: 'assets/a.css',
    lists: [
      {
        locale: 'en',
        build: 'b',
        built: '2026-11-28',
        home: '/',
        missing: '/offline.html',
        pages: 2,
        bytes: 2_345_600,
        files: {},
      },
    ],
  })
  expect(table).toBe(`Weights in units of 1,000 bytes (gzip -9):
               pages    middle  heaviest
home               2      12.0      12.0  de/index.html
article            1      30.0      30.0  guides/a.html
each page loads: scripts 9.0, styles 8.0
on demand: editor 70.0, all other islands 90.0
docs search: de 90.0, en 80.0
its texts: de 100.0, en 110.0
local search: en 5.0
kept offline: en 2345.6`)
})

test.each([
  ['/', 'home'],
  ['/de/', 'home'],
  ['/de/a-z.html', 'a-z'],
  ['/errors.html', 'errors'],
  ['/integrations/', 'article'],
])('%s has its template', (path, template) => {
  expect(templateOf('', path)).toBe(template)
})
