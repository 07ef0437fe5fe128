import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { localNodeManifest } from '@/lib/code/local-node'
import { digestOfLocalNode } from '../build/digest'

const { name, version } = localNodeManifest()
const file = 'packages/local-node/digests.json'
const digests = JSON.parse(readFileSync(file, 'utf8'))

test('a version of the local node never changes what it packs', async () => {
  assert.equal(
    await digestOfLocalNode(),
    digests[version],
    `What the local node packs has changed. If readers could have got version ${version}, raise it in packages/local-node/package.json and README.md, run this test again, and add to ${file} the new version with the digest that the test found. If nobody could, replace the digest of ${version}.`,
  )
})

test('the newest entry is that of the package', () => {
  assert.equal(Object.keys(digests).at(-1), version)
})

test('the README starts the packed version', () => {
  const readme = readFileSync('packages/local-node/README.md', 'utf8')
  assert.ok(readme.includes(`/downloads/${name}-${version}.tgz`))
})
