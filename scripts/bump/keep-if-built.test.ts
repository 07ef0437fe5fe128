/** @jest-environment node */
import { keepIfBuilt } from './keep-if-built'

const bumps = [
  { name: 'next', file: 'package.json', from: '1.0.0', to: '1.1.0' },
]

function project(build: () => Promise<void>) {
  const files: Record<string, string> = {
    'package.json': 'old',
    'package-lock.json': 'old',
  }
  const install = jest.fn()
  const bump = async () => {
    files['package.json'] = 'new'
    files['package-lock.json'] = 'new'
    return { bumps, skipped: [] }
  }
  const trial = {
    install,
    build,
    read: (file: string) => files[file] ?? '',
    write: (file: string, text: string) => {
      files[file] = text
    },
  }
  return {
    files,
    install,
    run: () => keepIfBuilt(bump, { dryRun: false }, trial),
  }
}

test('packages with which the site builds are kept', async () => {
  const { files, run } = project(async () => {})
  expect(await run()).toEqual({ bumps, skipped: [] })
  expect(files['package.json']).toBe('new')
})

test('packages with which it does not are put back, and the summary says why', async () => {
  const { files, install, run } = project(async () => {
    throw new Error('next build failed')
  })
  const { bumps: kept, skipped } = await run()
  expect(kept).toEqual([])
  expect(files).toEqual({ 'package.json': 'old', 'package-lock.json': 'old' })
  expect(install).toHaveBeenCalledTimes(2)
  expect(skipped[0]?.reason).toContain(
    'next build failed; see above). Tried: next 1.0.0 → 1.1.0',
  )
  expect(skipped[0]?.reason).toMatch(/installed: npm i -E next@1\.1\.0$/)
})
