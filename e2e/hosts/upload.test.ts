import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openFolder } from '../../scripts/export/files/folder'
import { hostFiles } from '../../scripts/export/hosts/host-files'
import { upload } from './servers/bucket'
import { site } from './site'

const cure = 'the script is in scripts/export/hosts/adapters/cloudfront.ts'
const own: readonly string[] = hostFiles
const published = openFolder(site.root)
  .files()
  .filter((file) => !own.includes(file))

const live = upload(site)

test('the upload to a bucket takes every file but those of other hosts', () => {
  assert.deepEqual([...live.keys()].sort(), published.sort(), cure)
})

test('what is old leaves the bucket by a call of its own, and nothing else changes', () => {
  const bucket = new Map([...live, ['assets/old.js', {}]])
  assert.deepEqual(upload(site, ['--delete-old'], bucket), live, cure)
})
