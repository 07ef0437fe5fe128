/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { localNodeManifest } from '@/lib/site/local-node'
import { digestOfLocalNode } from './digest'

const file = 'packages/local-node/digests.json'

test('a version of the local node never packs anything else than it did', async () => {
  const digests = JSON.parse(readFileSync(file, 'utf8'))
  const { version } = localNodeManifest()
  const cure = `What the local node packs has changed. If readers could have got version ${version}, raise it in packages/local-node/package.json and README.md, run this test again, and add to ${file} the new version with the digest that the test found. If nobody could, replace the digest of ${version}.`
  expect({ cure, version, digest: await digestOfLocalNode() }).toEqual({
    cure,
    version,
    digest: digests[version],
  })
})

test('the newest entry is that of the package', () => {
  const versions = Object.keys(JSON.parse(readFileSync(file, 'utf8')))
  expect(versions.at(-1)).toBe(localNodeManifest().version)
})
