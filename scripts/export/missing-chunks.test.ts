/** @jest-environment node */
import { testFolder } from '@/lib/test-folder'
import { openFolder } from './folder'
import { tellMissingChunks, withMissingChunks } from './missing-chunks'

const runtime =
  '(()=>{let n=document.createElement("script");n.crossOrigin=null,n.src=t,' +
  'n.onerror=()=>{n.remove(),Z(e,t,r)},document.head.appendChild(n)})();'

const root = testFolder()
const folder = openFolder(root)
const chunks = '_next/static/chunks'

test.each([
  ['that is the chunk has come', true, 0],
  ['that is something else is missing', false, 1],
])('a script %s', (_, resolved, expected) => {
  const script = { remove() {}, onload() {} }
  const missing = jest.fn()
  const document = {
    createElement: () => script,
    head: { appendChild() {} },
  }
  const run = new Function(
    'document',
    't',
    'r',
    'Z',
    'e',
    withMissingChunks(runtime),
  )
  run(document, '/a.js', { resolved }, missing, 0)
  script.onload()
  expect(missing).toHaveBeenCalledTimes(expected)
})

test('a runtime of another form stops the build and names the cure', () => {
  expect(() => withMissingChunks('(()=>{import(t)})();')).toThrow(
    'mend scripts/export/missing-chunks.ts',
  )
})

test('documents and the worker’s starter name one runtime, by its content', () => {
  const starter = 'new Worker("/_next/static/chunks/turbopack-1.js")'
  folder.write(`${chunks}/turbopack-1.js`, runtime)
  folder.write(`${chunks}/starter.js`, starter)
  const document =
    '<script src="/_next/static/chunks/turbopack-1.js"><script src="/_next/static/chunks/first.js">'
  folder.write('404.html', document)
  const rename = tellMissingChunks(folder)
  const [, name = ''] = /chunks\/(turbopack-[^"]+)/.exec(rename(document)) ?? []
  expect(name).not.toBe('turbopack-1.js')
  expect(folder.read(`${chunks}/${name}`)).toBe(withMissingChunks(runtime))
  expect(folder.read(`${chunks}/starter.js`)).toBe(
    starter.replace('turbopack-1.js', name),
  )
  expect(folder.files()).not.toContain(`${chunks}/turbopack-1.js`)
  expect(() => rename(document.replace('k-1', 'k-2'))).toThrow(
    /one names turbopack-2\.js, 404\.html turbopack-1\.js/,
  )
})
