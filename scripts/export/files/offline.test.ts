/** @jest-environment node */
import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { testFolder } from '@/lib/files/test-folder'
import { openFolder } from './folder'
import { writeOfflineLists, writeOfflineWorker } from './offline'

const root = testFolder()
const folder = openFolder(root)

const files = {
  '404.html': '<p>404</p>',
  'assets/1a/main.js': 'a',
  'assets/run/svm-1a.wasm': 'wasm',
  'de.html': 'de',
  'de/index.html': 'de',
  'de/x.html': 'x',
  'de/x.html.md': 'markdown',
  'de/x.md/index.html': 'stub',
  'de/x/index.html': 'x',
  'icon.svg': '<svg/>',
  'index.html': 'home',
  'run.html': 'frame',
  'search/local/de.json': '[]',
  'search/local/en.json': '[]',
  'social-card.png': 'card',
  'texts/de.json': '{}',
  'texts/en.json': '{}',
}
for (const [file, text] of Object.entries(files)) folder.write(file, text)

const languages = ['en', 'de'].map((locale) => {
  const home = locale === 'en' ? '/book/' : '/book/de/'
  return { locale, home, missing: `${home}offline.html` }
})
const write = () =>
  writeOfflineLists(folder, {
    base: '/book',
    pages: ['/book/', '/book/de/', '/book/de/x.html'],
    languages,
  })

test('a language has its pages once, its searches, its texts and the shared files', () => {
  const [english, german] = write()
  expect(Object.keys(english?.files ?? {})).toEqual([
    '/book/',
    '/book/search/local/en.json',
    '/book/texts/en.json',
    '/book/assets/1a/main.js',
    '/book/icon.svg',
  ])
  expect(Object.keys(german?.files ?? {})).toEqual([
    '/book/de/',
    '/book/de/x.html',
    '/book/search/local/de.json',
    '/book/texts/de.json',
    '/book/assets/1a/main.js',
    '/book/icon.svg',
  ])
  expect(german?.pages).toBe(2)
  expect(JSON.parse(folder.read('offline/de.json'))).toEqual(german)
})

test('one more list, without pages, has the program runner', () => {
  const machine = write().at(-1)
  expect(machine).toMatchObject({ locale: 'machine', pages: 0 })
  expect(Object.keys(machine?.files ?? {})).toEqual([
    '/book/assets/run/svm-1a.wasm',
    '/book/run.html',
  ])
  expect(JSON.parse(folder.read('offline/machine.json'))).toEqual(machine)
})

test('files are named with their hash, and weighed as they are transferred', () => {
  const [english] = write()
  const hash = createHash('sha256').update('a').digest('base64')
  expect(english?.files['/book/assets/1a/main.js']).toBe(hash)
  const listed = [
    'index.html',
    'search/local/en.json',
    'texts/en.json',
    'icon.svg',
  ] as const
  const texts = [...listed.map((file) => files[file]), 'a']
  const bytes = texts.map((text) => gzipSync(text, { level: 9 }).length)
  expect(english?.bytes).toBe(bytes.reduce((sum, each) => sum + each))
})

test('another content is another build, of the languages that have it', () => {
  const [english, german] = write()
  folder.write('de/x.html', 'changed')
  const [sameEnglish, otherGerman] = write()
  expect(sameEnglish?.build).toBe(english?.build)
  expect(otherGerman?.build).not.toBe(german?.build)
})

test('the worker is one script', () => {
  writeOfflineWorker(folder)
  expect(folder.read('sw.js')).not.toMatch(/\b(import|require)\b/)
})
