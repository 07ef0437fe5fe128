/** @jest-environment node */
import { testFolder } from '@/lib/site/test-folder'
import { openFolder } from './files/folder'
import { finishExport } from './finish'

const root = testFolder()
const folder = openFolder(root)

const options = {
  client: {
    files: new Map([['assets/1a/main.js', 'a()']]),
    main: 'assets/1a/main.js',
    packages: [],
  },
  styles: { file: 'assets/styles-2b.css', text: 'p{}' },
}

const document = (path: string, body = '') =>
  '<!DOCTYPE html><html lang="en-US"><head><meta charset="utf-8">' +
  `<link rel="canonical" href="https://x.org${path}"></head>` +
  `<body>${body}</body></html>`

beforeEach(() => {
  for (const file of folder.files()) folder.remove(file)
  folder.write('404.html', document('/'))
  folder.write('index.html', document('/'))
  folder.write('guides/a.html', document('/guides/a.html'))
})

describe('finishExport', () => {
  it('leaves exactly the files that a plain host needs', () => {
    const pages = finishExport(folder, options)
    expect(pages.map(({ file }) => file)).toEqual([
      'guides/a.html',
      'index.html',
    ])
    expect(folder.files()).toEqual([
      '404.html',
      'assets/1a/main.js',
      'assets/styles-2b.css',
      'guides/a.html',
      'guides/a.md/index.html',
      'guides/a/index.html',
      'index.html',
      'index.md/index.html',
    ])
  })

  it('gives every form of a page the same finished document', () => {
    finishExport(folder, options)
    const text = folder.read('guides/a.html')
    expect(text).toContain('Content-Security-Policy')
    expect(text).toMatch(/src="\/assets\/1a\/main.js"[^>]* integrity="sha256-/)
    expect(folder.read('guides/a/index.html')).toBe(text)
    expect(folder.read('404.html')).toContain('Content-Security-Policy')
  })

  it('names what documents load below a sub-path', () => {
    finishExport(folder, { ...options, base: '/book' })
    expect(folder.read('index.html')).toMatch(
      /href="\/book\/assets\/styles-2b.css" integrity=.* src="\/book\/assets\/1a\/main.js"/,
    )
  })

  it('leads from where a page has been', () => {
    const moved = { '/guides/b.html': '/guides/a.html' }
    finishExport(folder, { ...options, moved })
    expect(folder.read('guides/b/index.html')).toContain(
      '<a href="/guides/a.html">',
    )
  })

  it('names every problem, with its line, and changes nothing then', () => {
    folder.write('404.html', document('/', '\n<p style="">'))
    folder.write('a.css', '@import "https://x.org/b.css"')
    const before = folder.files()
    const styles = { file: 'assets/c.css', text: 'p{a:url(//x.org)}' }
    expect(() => finishExport(folder, { ...options, styles })).toThrow(
      /404\.html:2: .*\na\.css: .*\nassets\/c\.css: /,
    )
    expect(folder.read('index.html')).toBe(document('/'))
    expect(folder.files()).toEqual(before)
  })
})
