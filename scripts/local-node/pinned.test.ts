/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { localNodeManifest } from '@/lib/site/local-node'

test('readers get the node with the packages that the samples were proved with', () => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync('samples/package.json', 'utf8'),
  )
  const { dependencies: pinned } = localNodeManifest()
  const own = { ...dependencies, ...devDependencies }
  const cure =
    'write the versions of samples/package.json into packages/local-node/package.json'
  const wanted = Object.keys(pinned).map((name) => [name, own[name]])
  expect({ cure, pinned }).toEqual({ cure, pinned: Object.fromEntries(wanted) })
})

test('the README starts the packed version', () => {
  const { name, version } = localNodeManifest()
  expect(readFileSync('packages/local-node/README.md', 'utf8')).toContain(
    `/downloads/${name}-${version}.tgz`,
  )
})
