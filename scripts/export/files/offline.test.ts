/** @jest-environment node */
import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { testFolder } from '@/lib/test-folder'
import { openFolder } from './folder'
import { workerScript, writeOfflineLists } from './offline'

const root = testFolder()
const folder = openFolder(root)

const page = (path: string) =>
  `<link rel="canonical" href="https://x.org/book${path}"/>` +
  `<script id="run-start" src="/book/assets/start/${path.slice(1, 3) || 'en'}.js"></script>`

const files = {
  '404.html': '<p>404</p>',
  'assets/build/_buildManifest.js': 'manifest',
  'assets/a.js': 'a',
  'assets/a.js.map': 'map',
  'assets/start/de.js': 'start',
  'assets/start/en.js': 'start',
  'de.html': page('/de/'),
  'de/index.html': page('/de/'),
  'de/x.html': page('/de/x.html'),
  'de/x.html.md': 'markdown',
  'de/x.md/index.html': page('/de/x.html'),
  'de/x/index.html': page('/de/x.html'),
  'icon.svg': '<svg/>',
  'index.html': page('/'),
  'search/local/de.json': '[]',
  'search/local/en.json': '[]',
  'social-card.png': 'card',
}
for (const [file, text] of Object.entries(files)) folder.write(file, text)

const languages = ['en', 'de'].map((locale) => {
  const home = locale === 'en' ? '/book/' : '/book/de/'
  return { locale, home, missing: `${home}offline.html` }
})
const write = () =>
  writeOfflineLists(folder, { base: '/book', languages, built: '2026-11-21' })

test('a language holds its pages once, its searches and what all share', () => {
  const [english, german] = write()
  expect(Object.keys(english?.files ?? {})).toEqual([
    '/book/',
    '/book/search/local/en.json',
    '/book/assets/start/en.js',
    '/book/assets/a.js',
    '/book/icon.svg',
  ])
  expect(Object.keys(german?.files ?? {})).toEqual([
    '/book/de/',
    '/book/de/x.html',
    '/book/search/local/de.json',
    '/book/assets/start/de.js',
    '/book/assets/a.js',
    '/book/icon.svg',
  ])
  expect(german?.pages).toBe(2)
  expect(JSON.parse(folder.read('offline/de.json'))).toEqual(german)
})

test('files are named with their hash, and weighed as they are transferred', () => {
  const [english] = write()
  const hash = createHash('sha256').update('a').digest('base64')
  expect(english?.files['/book/assets/a.js']).toBe(hash)
  const kept = ['index.html', 'search/local/en.json', 'icon.svg'] as const
  const texts = [...kept.map((file) => files[file]), 'a', 'start']
  const bytes = texts.map((text) => gzipSync(text, { level: 9 }).length)
  expect(english?.bytes).toBe(bytes.reduce((sum, each) => sum + each))
})

test('another content is another build, of the languages that have it', () => {
  const [english, german] = write()
  folder.write('de/x.html', `${page('/de/x.html')} changed`)
  const [sameEnglish, otherGerman] = write()
  expect(sameEnglish?.build).toBe(english?.build)
  expect(otherGerman?.build).not.toBe(german?.build)
})

test('the worker is one small script', () => {
  const script = workerScript()
  expect(script).not.toMatch(/\b(import|require)\b/)
  expect(gzipSync(script, { level: 9 }).length).toBeLessThan(4000)
})
