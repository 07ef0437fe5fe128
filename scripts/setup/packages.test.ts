/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { missingPackages, oldNode } from './packages.mjs'

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

describe('oldNode', () => {
  it('says nothing on the Node that .nvmrc names', () => {
    const major = readFileSync('.nvmrc', 'utf8').trim()
    expect(oldNode(`${major}.99.0`)).toBeUndefined()
  })

  it.each(['22.16.0', '22.23.3', '24.0.0'])('says nothing on %s', (version) => {
    expect(oldNode(version)).toBeUndefined()
  })

  it.each(['16.20.2', '18.20.8'])('refuses %s', (version) => {
    expect(() => oldNode(version)).toThrow(
      `Node 22.16 or newer and cannot run on ${version}. Install a newer one`,
    )
  })

  it.each(['20.20.2', '22.15.1'])('warns on %s', (version) => {
    expect(oldNode(version)).toContain(
      `Node 22.16 or newer; you have ${version}. Continuing anyway`,
    )
  })

  it('is the same for the packages of samples', () => {
    const engines = ['.', 'samples', 'samples/kit-client'].flatMap((folder) => {
      const { packages } = JSON.parse(
        readFileSync(`${folder}/package-lock.json`, 'utf8'),
      )
      const own = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
      return [own.engines.node, packages[''].engines.node]
    })
    expect(new Set(engines)).toEqual(new Set(['>=22.16']))
  })
})
