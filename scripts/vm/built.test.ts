/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { builtPaths, folder, hashOf, hashOfSources, readBuilt } from './sources'

const built = readBuilt()
const again = 'Build it again, and commit the result: npx tsx scripts/vm.ts'

it('was built of these sources', () => {
  const cure = `The sources of the machine have changed. ${again}`
  expect({ cure, sources: hashOfSources() }).toEqual({
    cure,
    sources: built.sources,
  })
})

it('is as it was built', () => {
  const cure = `These files are written only by a program. ${again}`
  const files = builtPaths().map((path) => [
    path.slice(folder.length + 1),
    hashOf(path),
  ])
  expect({ cure, files: Object.fromEntries(files) }).toEqual({
    cure,
    files: built.files,
  })
})

it('is the machine that the samples are proved on', () => {
  const cure = `Both machines must be one LiteSVM: samples/vm/README.md says how to move them. ${again}`
  const text = readFileSync('samples/package.json', 'utf8')
  const { litesvm } = JSON.parse(text).dependencies
  expect({ cure, npm: litesvm }).toEqual({ cure, npm: built.versions.npm })
})

it('names no place of the computer that built it', () => {
  const cure = 'Add the folder to the remapped paths in scripts/vm/build.ts'
  // The default programs are as their crate has them, with the places of those who built them.
  const own = builtPaths().filter((path) => path.startsWith(`${folder}/built/`))
  const places = own.flatMap((path) => {
    const text = readFileSync(path, 'latin1')
    const found = text.match(/\/(root|home|work|tmp|Users)\/[\w./-]{0,80}/g)
    return (found ?? []).map((place) => `${path}: ${place}`)
  })
  expect({ cure, places }).toEqual({ cure, places: [] })
})
