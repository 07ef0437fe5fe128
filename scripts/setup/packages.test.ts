/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { assertNode, missingPackages } from './packages.mjs'

const lock = (packages: Record<string, object>) => ({ packages })

describe('missingPackages', () => {
  const wanted = lock({
    '': { version: '0.1.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b/node_modules/a': { version: '2.0.0' },
    'node_modules/for-another-platform': { version: '1.0.0', optional: true },
    'node_modules/workspace': { link: true },
  })

  it.each([
    ['all', lock({}), ['node_modules/a', 'node_modules/b/node_modules/a']],
    [
      'other versions',
      lock({
        'node_modules/a': { version: '1.0.1' },
        'node_modules/b/node_modules/a': { version: '2.0.0' },
      }),
      ['node_modules/a'],
    ],
    [
      'nothing',
      lock({
        'node_modules/a': { version: '1.0.0' },
        'node_modules/b/node_modules/a': { version: '2.0.0' },
      }),
      [],
    ],
  ])('names %s', (_, installed, missing) => {
    expect(missingPackages(wanted, installed)).toEqual(missing)
  })
})

describe('assertNode', () => {
  it('takes the Node that .nvmrc names', () => {
    const major = readFileSync('.nvmrc', 'utf8').trim()
    expect(() => assertNode(`${major}.0.0`)).not.toThrow()
  })

  it.each(['20.19.0', '20.20.2', '22.0.0'])('accepts %s', (version) => {
    expect(() => assertNode(version)).not.toThrow()
  })

  it.each(['18.20.4', '20.18.9'])('turns %s away', (version) => {
    expect(() => assertNode(version)).toThrow(/20\.19 or newer/)
  })
})
