/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '@/lib/site/test-folder'
import { licensesText, type Part } from './licenses'
import { packagesIn, readPackages } from './packages'

const standard = { 'Apache-2.0': 'Apache text', MIT: 'MIT text' }

const textFor = (...parts: Part[]) =>
  licensesText('Head', [{ title: 'Parts', about: [], parts }], standard)

describe('licensesText', () => {
  it('has each text once, also where its lines are broken elsewhere', () => {
    const text = textFor(
      {
        name: 'a',
        version: '1.0.0',
        license: 'MIT',
        texts: ['\n  Be (c) good.\n'],
      },
      { name: 'b', version: '2.0.0', license: 'MIT', texts: ['be (C)\ngood'] },
      {
        name: 'c',
        version: '3.0.0',
        license: 'ISC',
        texts: ['Be bad.', 'Note'],
      },
    )
    expect(text).toBe(`Head

Parts
=====

- a 1.0.0: MIT [1]
- b 2.0.0: MIT [1]
- c 3.0.0: ISC [2] [3]

${'-'.repeat(78)}
[1]

  Be (c) good.

${'-'.repeat(78)}
[2]

Be bad.

${'-'.repeat(78)}
[3]

Note
`)
  })

  it.each([
    ['MIT', 'MIT [1], by Ann', ['MIT text']],
    ['MIT OR Apache-2.0', 'MIT OR Apache-2.0 [1], by Ann', ['Apache text']],
    [
      'MIT AND Apache-2.0',
      'MIT AND Apache-2.0 [1] [2], by Ann',
      ['Apache text', 'MIT text'],
    ],
    ['BSD-3-Clause', 'BSD-3-Clause, by Ann', []],
  ])(
    '%s, without a text, has the text of that name',
    (license, line, texts) => {
      const text = textFor({ name: 'a', license, authors: 'Ann', texts: [] })
      expect(text).toContain(`\n- a: ${line}\n`)
      expect(text.match(/\w+ text/g) ?? []).toEqual(texts)
    },
  )

  it('refuses what says no license, with its name and a cure', () =>
    expect(() =>
      textFor(
        { name: 'a', version: '1.0.0', license: 'MIT', texts: [] },
        { name: 'b', version: '2.0.0', texts: [] },
        { name: 'c', version: '3.0.0', texts: ['Be good.'] },
      ),
    ).toThrow('Served without a license: b 2.0.0. Nobody may'))
})

it('packages are those whose code is in a bundle', () => {
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

it('packages are read with all that they say of their license', () => {
  const folder = testFolder()
  const write = (file: string, text: string) =>
    writeFileSync(join(folder, file), text)
  mkdirSync(join(folder, 'licenses'))
  write(
    'package.json',
    '{"name":"a","version":"1.0.0","author":{"name":"Ann"}}',
  )
  write('LICENSE_CC0', 'Zero')
  write('license.js', 'export default true')
  write('NOTICE.txt', 'Made by\r\nAnn')
  write('README.md', 'A package')
  write('licenses/MIT', 'Be good.')
  expect(readPackages([folder, folder])).toEqual([
    {
      name: 'a',
      version: '1.0.0',
      license: undefined,
      authors: 'Ann',
      texts: ['Zero', 'Made by\nAnn', 'Be good.'],
    },
  ])
})
