import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import {
  builtFiles,
  builtPaths,
  folder,
  hashOfSources,
  readBuilt,
} from '../build/sources'

const built = readBuilt()
const again =
  'Build it again, and commit the result: npx tsx packages/vm/build/vm.ts'

test('is built of these sources', () => {
  const cure = `The sources of the VM have changed. ${again}`
  assert.equal(hashOfSources(), built.sources, cure)
})

test('has not changed since its build', () => {
  const cure = `These files are written only by a program. ${again}`
  assert.deepEqual(builtFiles(), built.files, cure)
})

test('is the LiteSVM that the samples were verified on', () => {
  const text = readFileSync('samples/package.json', 'utf8')
  assert.equal(
    JSON.parse(text).dependencies.litesvm,
    built.versions.npm,
    `Both VMs must be one LiteSVM; packages/vm/README.md says how to update them. ${again}`,
  )
})

test('contains no path of the computer that built it', () => {
  // The default programs are unchanged, with the paths of those who built them.
  const own = builtPaths().filter((path) => path.startsWith(`${folder}/built/`))
  const places = own.flatMap((path) => {
    const text = readFileSync(path, 'latin1')
    const found = text.match(/\/(root|home|work|tmp|Users)\/[\w./-]{0,80}/g)
    return (found ?? []).map((place) => `${path}: ${place}`)
  })
  const cure =
    'Add the folder to the remapped paths in packages/vm/build/build.ts'
  assert.deepEqual(places, [], cure)
})
