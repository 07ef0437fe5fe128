/** @jest-environment node */
import { testFolder } from '@/lib/test-folder'
import { finishExport } from './finish'
import { openFolder } from './folder'

const root = testFolder()
const folder = openFolder(root)

const start = { loader: '', eager: false }

const document = (path: string, body = '') =>
  '<html lang="en-US"><head><meta charset="utf-8">' +
  `<link rel="canonical" href="https://x.org${path}"></head>` +
  `<body>${body}</body></html>`

beforeEach(() => {
  for (const file of folder.files()) folder.remove(file)
  folder.write('404.html', document('/'))
  folder.write('_not-found.html', document('/'))
  folder.write('index.html', document('/'))
  folder.write('index.txt', 'home')
  folder.write('guides/a.html', document('/guides/a.html'))
  folder.write('guides/a.txt', 'a')
  folder.write('guides/a/__next._tree.txt', 'tree')
})

describe('finishExport', () => {
  it('leaves exactly the files that a plain host needs', () => {
    expect(finishExport(folder, { start })).toBe(2)
    expect(folder.files()).toEqual([
      '404.html',
      'guides/a.html',
      'guides/a.md/index.html',
      'guides/a/index.html',
      'index.html',
      'index.md/index.html',
    ])
  })

  it('gives every form of a page the same locked document', () => {
    finishExport(folder, { start })
    const text = folder.read('guides/a.html')
    expect(text).toContain('Content-Security-Policy')
    expect(folder.read('guides/a/index.html')).toBe(text)
    expect(folder.read('404.html')).toContain('Content-Security-Policy')
  })

  it('leads from where a page has been', () => {
    finishExport(folder, {
      start,
      moved: { '/guides/b.html': '/guides/a.html' },
    })
    expect(folder.read('guides/b/index.html')).toContain(
      '<a href="/guides/a.html">',
    )
  })

  it('changes nothing where a document of another language has a fault', () => {
    const german = document('/de/', '<p style="">').replace('en-US', 'de-DE')
    folder.write('de/index.html', german)
    expect(() => finishExport(folder, { start })).toThrow(
      /^de\/index\.html:1: /,
    )
    expect(folder.read('index.html')).toBe(document('/'))
    expect(folder.files().filter((file) => /finished$/.test(file))).toEqual([])
  })

  it('names every fault before it writes anything', () => {
    folder.write('404.html', document('/', '<p style="">'))
    folder.write('a.css', '@import "https://x.org/b.css"')
    expect(() => finishExport(folder, { start })).toThrow(
      /404\.html:1: .*\na\.css: /,
    )
    expect(folder.read('index.html')).not.toContain('Content-Security-Policy')
    expect(folder.files()).toEqual([
      '404.html',
      'a.css',
      'guides/a.html',
      'index.html',
    ])
  })
})
