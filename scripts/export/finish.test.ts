/** @jest-environment node */
import { testFolder } from '@/lib/files/test-folder'
import { openFolder } from './files/folder'
import { finishExport } from './finish'

const options = {
  client: {
    files: new Map([['assets/1a/main.js', 'a()']]),
    main: 'assets/1a/main.js',
    packages: [],
  },
  styles: { file: 'assets/styles-2b.css', text: 'p{}' },
  moved: { '/guides/b.html': '/guides/a.html' },
}

const document = (path: string) =>
  '<!DOCTYPE html><html lang="en-US"><head><meta charset="utf-8">' +
  `<link rel="canonical" href="https://x.org${path}"></head><body></body></html>`

const missing = (lang: string, title: string) =>
  `<!DOCTYPE html><html lang="${lang}" data-root="/${lang}/"><head><meta charset="utf-8">` +
  `</head><body><div id="not-found"><h1>${title}</h1></div></body></html>`

function exported() {
  const folder = openFolder(testFolder())
  folder.write('404.html', missing('en', 'Page not found'))
  folder.write('de/404.html', missing('de', 'Seite nicht gefunden'))
  folder.write('index.html', document('/'))
  folder.write('guides/a.html', document('/guides/a.html'))
  for (const file of [
    '_next/static/chunks/a.js',
    '_not-found.html',
    '_not-found/__next._tree.txt',
    'guides/a.txt',
    'guides/a/__next._full.txt',
    'robots.txt',
  ])
    folder.write(file, file)
  return folder
}

test('an export has exactly the files that a plain host needs', () => {
  const folder = exported()
  const pages = finishExport(folder, options)
  expect(pages.map(({ file }) => file)).toEqual(['guides/a.html', 'index.html'])
  expect(folder.files()).toEqual([
    '404.html',
    'assets/1a/main.js',
    'assets/styles-2b.css',
    'de/404.html',
    'guides/a.html',
    'guides/a.md/index.html',
    'guides/a/index.html',
    'guides/b.html',
    'guides/b.md/index.html',
    'guides/b/index.html',
    'index.html',
    'index.md/index.html',
    'robots.txt',
  ])
  const text = folder.read('guides/a.html')
  expect(text).toMatch(/Content-Security-Policy.* integrity="sha256-/)
  expect(folder.read('guides/a/index.html')).toBe(text)
  expect(folder.read('guides/b/index.html')).toContain('"/guides/a.html"')
})

test('the document for all unknown addresses has the 404 page of each language', () => {
  const folder = exported()
  finishExport(folder, options)
  const page = folder.read('404.html')
  expect(page).toContain('<div id="not-found"><h1>Page not found</h1></div>')
  expect(page).toContain(
    '<template data-locale="de" data-lang="de" data-root="/de/"><h1>Seite nicht gefunden</h1></template>',
  )
  expect(folder.read('de/404.html')).not.toContain('<template')
})

test('below a sub-path, documents name what they load there', () => {
  const folder = exported()
  finishExport(folder, { ...options, base: '/book', moved: {} })
  expect(folder.read('index.html')).toMatch(
    /href="\/book\/assets\/styles-2b.css" integrity=.* src="\/book\/assets\/1a\/main.js"/,
  )
})
