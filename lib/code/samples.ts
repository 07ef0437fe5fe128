import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { languageOf, sampleLanguages } from './languages'
import { parseRecord, type RecordEntry, type SampleRecord } from './record'

/** The folder of all programs, relative to the project's root. */
export const samplesFolder = 'samples'

/** A sample's text. Throws Node's ENOENT when there is none. */
export function readSampleFile(file: string): string {
  return readFileSync(join(samplesFolder, file), 'utf8')
}

/** Whether there is a sample of this name, as in `core-concepts/accounts/read-account.ts`. */
export function sampleExists(file: string): boolean {
  return existsSync(join(samplesFolder, file))
}

/** What stands in a folder below `samples/`; nothing where there is no such folder. */
export function filesIn(folder: string): readonly string[] {
  const path = join(samplesFolder, folder)
  return existsSync(path) ? readdirSync(path) : []
}

/**
 * The files of a recipe, one a language, in the order of the tabs.
 *
 * @example variantsOf('core-concepts/accounts/read-account')
 *   // ['core-concepts/accounts/read-account.ts', 'core-concepts/accounts/read-account.py']
 */
export function variantsOf(recipe: string): readonly string[] {
  const siblings = new Set(filesIn(dirname(recipe)))
  return sampleLanguages
    .filter(({ ending }) => siblings.has(basename(recipe) + ending))
    .map(({ ending }) => recipe + ending)
}

/** What the last good run recorded of a sample; nothing for one that has not run yet. */
export function recordOf(file: string): RecordEntry | undefined {
  languageOf(file)
  return loadRecord()[file]
}

const recordFile = join(samplesFolder, 'record.json')

let known: { changed: number; record: SampleRecord } = {
  changed: 0,
  record: {},
}

/** Reads the record, again only when its file has changed: every sample of every page asks for it. */
function loadRecord(): SampleRecord {
  if (!existsSync(recordFile)) return {}
  const changed = statSync(recordFile).mtimeMs
  if (known.changed !== changed)
    known = { changed, record: parseRecord(readFileSync(recordFile, 'utf8')) }
  return known.record
}
