/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { completePackages } from './lockfile.mjs'

const lockfiles = [
  'package-lock.json',
  'samples/package-lock.json',
  'samples/kit-client/package-lock.json',
]

describe('the lockfiles', () => {
  it.each(lockfiles)('%s names the packages of every platform', (file) => {
    const { packages } = JSON.parse(readFileSync(file, 'utf8'))
    const missing = Object.keys(completePackages(packages)).filter(
      (path) => !(path in packages),
    )
    const cure = `node scripts/setup/lockfile.mjs ${file}`
    expect({ missing, cure }).toEqual({ missing: [], cure })
  })
})

describe('completePackages', () => {
  it('adds what a platform needs, by its name', () => {
    const owner = {
      version: '1.0.0',
      dev: true,
      optionalDependencies: {
        '@x/cli-linux-arm64-musl': '1.0.0',
        '@x/cli-win32-x64-msvc': '1.0.0',
        '@x/cli-darwin-x64': '1.0.0',
        'any-version': '^1.0.0',
      },
    }
    const there = { version: '1.0.0', optional: true }
    const packages = {
      'node_modules/@x/cli': owner,
      'node_modules/@x/cli-darwin-x64': there,
    }
    expect(completePackages(packages)).toEqual({
      ...packages,
      'node_modules/@x/cli-linux-arm64-musl': {
        version: '1.0.0',
        cpu: ['arm64'],
        libc: ['musl'],
        os: ['linux'],
        dev: true,
        optional: true,
      },
      'node_modules/@x/cli-win32-x64-msvc': {
        version: '1.0.0',
        cpu: ['x64'],
        os: ['win32'],
        dev: true,
        optional: true,
      },
    })
  })
})
