/** @jest-environment node */
import { randomBytes } from 'node:crypto'
import { testFolder } from '@/lib/site/test-folder'
import { openFolder } from '../files/folder'
import { weightTable } from './table'
import { templateOf } from './template'

test('the heaviest document of each template is named, and all that is loaded is weighed', () => {
  const folder = openFolder(testFolder())
  // Random bytes weigh what they are.
  const files = {
    'index.html': 11_000,
    'de/index.html': 12_000,
    'guides/a.html': 30_000,
    'assets/1a/main.js': 9_000,
    'assets/1a/editor.js': 70_000,
    'assets/1a/zoom.js': 40_000,
    'assets/1a/run.js': 50_000,
    'assets/a.css': 8_000,
    'search/text/de.json': 100_000,
    'search/text/en.json': 110_000,
    'search/local/en.json': 5_000,
  }
  for (const [file, bytes] of Object.entries(files))
    folder.write(file, randomBytes(bytes))
  const page = (file: string, path: string) => ({
    file,
    canonical: `https://x.org/book${path}`,
    lang: 'en-US',
    title: 'T',
  })
  const table = weightTable(folder, {
    base: '/book',
    pages: [
      page('index.html', '/'),
      page('de/index.html', '/de/'),
      page('guides/a.html', '/guides/a.html'),
    ],
    client: {
      files: new Map(
        Object.keys(files)
          .filter((file) => file.endsWith('.js'))
          .map((file) => [file, '']),
      ),
      main: 'assets/1a/main.js',
      packages: [],
    },
    styles: { file: 'assets/a.css', text: 'a{}' },
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
  expect(table.split('\n')).toEqual([
    'Weights in units of 1,000 bytes (gzip -9):',
    '         pages  middle  heaviest',
    'home         2    12.0      12.0  de/index.html',
    'article      1    30.0      30.0  guides/a.html',
    'each page loads: scripts 9.0, styles 8.0',
    'on demand: editor 70.0, all other islands 90.1',
    'docs search: de 100.1, en 110.1',
    'local search: en 5.0',
    'kept offline: en 2345.6',
  ])
})

test.each([
  ['/', 'home'],
  ['/de/', 'home'],
  ['/de/a-z.html', 'a-z'],
  ['/errors.html', 'errors'],
  ['/playground.html', 'playground'],
  ['/integrations/', 'article'],
  ['/guides/a.html', 'article'],
  ['/offline.html', 'offline'],
])('%s is a page of its template', (path, template) => {
  expect(templateOf('', ['de'], path)).toBe(template)
})
