/** @jest-environment node */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '@/lib/site/test-folder'
import { type Captured, capture } from '../samples/capture'
import { bumpCargo } from './cargo'

jest.mock('../samples/capture', () => ({
  ...jest.requireActual('../samples/capture'),
  capture: jest.fn(),
}))

const options = { major: false, dryRun: false, names: [] }
const manifest =
  '[workspace.package]\nrust-version = "1.95"\n\nborsh = "=1.8.1"\n'
const lock = (version: string) =>
  `version = 4\n\n[[package]]\nname = "borsh"\nversion = "${version}"\n`
const metadata = (rust: string | null) =>
  JSON.stringify({
    packages: [{ name: 'borsh', version: '1.9.0', rust_version: rust }],
  })

/** A workspace with one crate, and a cargo of which each command answers as the table says. */
function workspace(answers: Record<string, () => Partial<Captured>>) {
  const samples = testFolder()
  const write = (name: string, text: string) =>
    writeFileSync(join(samples, name), text)
  for (const member of ['cli-grammar', 'agave']) {
    mkdirSync(join(samples, member))
    write(`${member}/Cargo.toml`, '[package]\n')
  }
  write('Cargo.toml', manifest)
  write('Cargo.lock', lock('1.8.1'))
  jest.mocked(capture).mockImplementation(async (_, [command = '']) => {
    const answer = answers[command]
    if (!answer) throw Object.assign(new Error(), { code: 'ENOENT' })
    if (command === 'update') write('Cargo.lock', lock('1.9.0'))
    return { code: 0, stdout: '', stderr: '', late: false, ...answer() }
  })
  const read = (name: string) => readFileSync(join(samples, name), 'utf8')
  return {
    samples,
    pinned: () => [read('Cargo.toml'), read('Cargo.lock')],
  }
}

const works = {
  update: () => ({}),
  metadata: () => ({ stdout: metadata(null) }),
  check: () => ({}),
}
const before = [manifest, lock('1.8.1')]

test('crates that build are pinned at the versions that cargo chose', async () => {
  const { samples, pinned } = workspace(works)
  const { bumps, skipped } = await bumpCargo(samples, options)
  expect(bumps).toMatchObject([{ name: 'borsh', from: '1.8.1', to: '1.9.0' }])
  expect(skipped).toEqual([])
  expect(pinned()).toEqual([manifest.replace('1.8.1', '1.9.0'), lock('1.9.0')])
})

test('a dry run says what would move and leaves manifests and lock as they were', async () => {
  const { samples, pinned } = workspace(works)
  const { bumps } = await bumpCargo(samples, { ...options, dryRun: true })
  expect(bumps).toMatchObject([{ name: 'borsh', to: '1.9.0' }])
  expect(pinned()).toEqual(before)
})

test.each([
  [
    'that do not build',
    { ...works, check: () => ({ code: 1, stderr: 'error: no field `x`\n' }) },
    /^put back, because they do not build: error: no field `x`.*Tried: borsh 1\.8\.1 → 1\.9\.0/s,
  ],
  [
    'that need a newer compiler than the workspace declares',
    { ...works, metadata: () => ({ stdout: metadata('1.98.1') }) },
    /^a newer version needs rustc 1\.98\.1/,
  ],
  [
    'of which cargo finds no versions',
    { ...works, update: () => ({ code: 101, stderr: 'error: no network' }) },
    /^cargo found no versions: error: no network/,
  ],
  ['without an installed cargo', {}, /^cargo was not found/],
])('crates %s stay, with the reason', async (_, answers, reason) => {
  const { samples, pinned } = workspace(answers)
  const outcome = await bumpCargo(samples, options)
  expect(outcome).toEqual({
    bumps: [],
    skipped: [
      { name: expect.any(String), reason: expect.stringMatching(reason) },
    ],
  })
  expect(pinned()).toEqual(before)
})

test('what is no answer of cargo ends the bump, with the pins as they were', async () => {
  const { samples, pinned } = workspace({
    ...works,
    metadata: () => ({ stdout: 'no JSON' }),
  })
  await expect(bumpCargo(samples, options)).rejects.toThrow('JSON')
  expect(pinned()).toEqual(before)
})
