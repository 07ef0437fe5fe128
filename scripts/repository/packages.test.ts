/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly overrides: Readonly<Record<string, unknown>>
}

const read = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8'))
const samples = read('samples/package.json')
const proved = { ...samples.dependencies, ...samples.devDependencies }

test.each(readdirSync('packages'))(
  '%s has the packages that the samples were verified with',
  (name) => {
    const file = `packages/${name}/package.json`
    const { dependencies, devDependencies } = read(file)
    const others = Object.entries({
      ...dependencies,
      ...devDependencies,
    }).filter(([each, version]) => version !== (proved[each] ?? version))
    const cure = `write the versions of samples/package.json into ${file}`
    expect({ cure, others }).toEqual({ cure, others: [] })
  },
)

test('all packages/ have one Kit, that of samples/', () => {
  const { overrides } = read('package.json')
  expect(overrides).toMatchObject({
    '@solana/kit': proved['@solana/kit'],
    '@solana/sysvars': proved['@solana/sysvars'],
  })
})
