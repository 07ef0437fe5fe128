/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '@/lib/site/test-folder'
import { captureOutput } from '../samples/capture'
import { bumpPython } from './python'

jest.mock('../samples/capture', () => ({
  ...jest.requireActual('../samples/capture'),
  captureOutput: jest.fn(),
}))

const options = { major: false, dryRun: false, names: [] }
const pins = '# why\nsolders==0.29.0\n'
const lock = (solders: string, jsonalias: string) =>
  `jsonalias==${jsonalias} \\\n    --hash=sha256:aa\nsolders==${solders} \\\n    --hash=sha256:bb\n`
const before = [pins, lock('0.29.0', '0.1.1')]

/** A folder with one pinned package and one that it needs, and what pip makes of its ranges. */
function folder(compile: (ranges: string) => string) {
  const samples = testFolder()
  const files = ['requirements.in', 'requirements.txt'] as const
  const texts = () =>
    files.map((name) => readFileSync(join(samples, name), 'utf8'))
  files.forEach((name, index) => {
    writeFileSync(join(samples, name), before[index] ?? '')
  })
  jest.mocked(captureOutput).mockImplementation(async (_, args) => {
    const [ranges = ''] = texts()
    if (args.includes('compile'))
      writeFileSync(join(samples, 'requirements.txt'), compile(ranges))
    return ''
  })
  return { samples, texts }
}

test('packages move below their next major; those that they need are in the summary too', async () => {
  let asked = ''
  const { samples, texts } = folder((ranges) => {
    asked = ranges
    return lock('0.30.1', '0.2.0')
  })
  const { bumps } = await bumpPython(samples, options)
  expect(asked).toBe('# why\nsolders>=0.29.0,<1\n')
  expect(bumps).toMatchObject([
    { name: 'solders', from: '0.29.0', to: '0.30.1' },
    { name: 'jsonalias', from: '0.1.1', to: '0.2.0' },
  ])
  expect(texts()).toEqual(['# why\nsolders==0.30.1\n', lock('0.30.1', '0.2.0')])
})

test('a dry run leaves both files as they were', async () => {
  const { samples, texts } = folder(() => lock('0.30.1', '0.2.0'))
  const { bumps } = await bumpPython(samples, { ...options, dryRun: true })
  expect(bumps).toHaveLength(2)
  expect(texts()).toEqual(before)
})

test.each([
  ['that pip refuses', new Error('no matching distribution'), /^no matching/],
  [
    'without an installed Python',
    Object.assign(new Error(), { code: 'ENOENT' }),
    /^Python was not found/,
  ],
])('packages %s stay, with the reason', async (_, error, reason) => {
  const { samples, texts } = folder(() => {
    throw error
  })
  expect(await bumpPython(samples, options)).toEqual({
    bumps: [],
    skipped: [
      { name: 'requirements.in', reason: expect.stringMatching(reason) },
    ],
  })
  expect(texts()).toEqual(before)
})
