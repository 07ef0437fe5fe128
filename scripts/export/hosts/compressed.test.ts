/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { testFolder } from '@/lib/files/test-folder'
import { openFolder } from '../files/folder'
import { writeCompressed } from './compressed'

test('large hashed texts and programs have compressed copies with their content', async () => {
  const out = openFolder(testFolder())
  const text = 'const a = 1\n'.repeat(2000)
  for (const file of ['assets/1/main.js', 'assets/run/vm.wasm'])
    out.write(file, text)
  // A small file, a face that is compressed already, and a page, which changes.
  out.write('assets/1/small.js', 'a')
  out.write('assets/fonts/a.woff2', text)
  out.write('index.html', text)
  const before = out.files()
  await writeCompressed(out)
  expect(out.files().filter((file) => !before.includes(file))).toEqual([
    'assets/1/main.js.br',
    'assets/1/main.js.gz',
    'assets/run/vm.wasm.br',
    'assets/run/vm.wasm.gz',
  ])
  const copy = (ending: string) => out.bytes(`assets/1/main.js.${ending}`)
  expect(brotliDecompressSync(copy('br')).toString()).toBe(text)
  expect(gunzipSync(copy('gz')).toString()).toBe(text)
})
