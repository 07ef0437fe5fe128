/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '@/lib/files/test-folder'
import { licensesText, type Part } from './licenses'
import { packagesIn, readPackages } from './packages'

const standard = { 'Apache-2.0': 'Apache text', MIT: 'MIT text' }

const textFor = (...parts: Part[]) =>
  licensesText('Head', [{ title: 'Parts', about: [], parts }], standard)

test('each text is listed once, even with other line breaks', () => {
  const text = textFor(
    { name: 'a', version: '1', license: 'MIT', texts: ['\n  Be (c) good.\n'] },
    { name: 'b', version: '2', license: 'MIT', texts: ['be (C)\ngood'] },
    { name: 'c', version: '3', license: 'ISC', texts: ['Be bad.', 'Note'] },
  )
  const ruler = '-'.repeat(78)
  expect(text).toBe(
    'Head\n\nParts\n=====\n\n- a 1: MIT [1]\n- b 2: MIT [1]\n- c 3: ISC [2] [3]\n\n' +
      `${ruler}\n[1]\n\n  Be (c) good.\n\n${ruler}\n[2]\n\nBe bad.\n\n${ruler}\n[3]\n\nNote\n`,
  )
})

test.each([
  ['MIT OR Apache-2.0', 'MIT OR Apache-2.0 [1], by Ann', ['Apache text']],
  [
    'MIT AND Apache-2.0',
    'MIT AND Apache-2.0 [1] [2], by Ann',
    ['Apache text', 'MIT text'],
  ],
  ['BSD-3-Clause', 'BSD-3-Clause, by Ann', []],
])('%s, without a text, has the text of that name', (license, line, texts) => {
  const text = textFor({ name: 'a', license, authors: 'Ann', texts: [] })
  expect(text).toContain(`\n- a: ${line}\n`)
  expect(text.match(/\w+ text/g) ?? []).toEqual(texts)
})

test('a package without a license is refused, with its name and a cure', () => {
  expect(() => textFor({ name: 'b', version: '2.0.0', texts: [] })).toThrow(
    'Served without a license: b 2.0.0. Nobody may',
  )
})

test('packages are those whose code is in a bundle', () => {
  const inputs = {
    'lib/client/main.ts': { bytesInOutput: 9 },
    'node_modules/react/index.js': { bytesInOutput: 9 },
    'node_modules/react/jsx.js': { bytesInOutput: 9 },
    'node_modules/shaken-out/index.js': { bytesInOutput: 0 },
    'samples/node_modules/@a/b/node_modules/@c/d/e.js': { bytesInOutput: 9 },
  }
  const output = { inputs, bytes: 9, imports: [], exports: [] }
  expect(packagesIn({ inputs: {}, outputs: { 'main.js': output } })).toEqual([
    'node_modules/react',
    'samples/node_modules/@a/b/node_modules/@c/d',
  ])
})

test('packages are read with all texts about their license', () => {
  const folder = testFolder()
  mkdirSync(join(folder, 'licenses'))
  for (const [file, text] of [
    ['package.json', '{"name":"a","version":"1.0.0","author":{"name":"Ann"}}'],
    ['LICENSE_CC0', 'Zero'],
    ['license.js', 'export default true'],
    ['NOTICE.txt', 'Made by\r\nAnn'],
    ['README.md', 'A package'],
    ['licenses/MIT', 'Be good.'],
  ] as const)
    writeFileSync(join(folder, file), text)
  const texts = ['Zero', 'Made by\nAnn', 'Be good.']
  expect(readPackages([folder, folder])).toEqual([
    { name: 'a', version: '1.0.0', license: undefined, authors: 'Ann', texts },
  ])
})
