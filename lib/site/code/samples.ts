import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type FileMemo, fromFile } from '@/lib/site/cache/file-memo'
import { type Features, featuresIn } from './install-line'
import { languageOf, sampleLanguages } from './languages'
import {
  parseRecord,
  type RecordEntry,
  recordFile,
  type SampleRecord,
} from './record'

/** The folder of all programs, relative to the project's root. */
export const samplesFolder = 'samples'

const records: FileMemo<SampleRecord> = new Map()
const features: FileMemo<Features> = new Map()

/** The text of a sample. Throws Node's ENOENT when there is no such file. */
export function readSampleFile(file: string): string {
  return readFileSync(join(samplesFolder, file), 'utf8')
}

/** True when there is a sample of this name, as in `core-concepts/accounts/read-account.ts`. */
export function sampleExists(file: string): boolean {
  return existsSync(join(samplesFolder, file))
}

/** The names in a folder below `samples/`; empty when there is no such folder. */
export function filesIn(folder: string): readonly string[] {
  const path = join(samplesFolder, folder)
  return existsSync(path) ? readdirSync(path) : []
}

/**
 * The files of a recipe, one for each language of code, in the order of the tabs.
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

/** The record of all samples; empty before the first run. */
export function readRecord(): SampleRecord {
  if (!existsSync(recordFile)) return {}
  return fromFile(records, recordFile, parseRecord)
}

/**
 * The record of a sample's last good run, or nothing before its first run. Throws for a file that
 * is no sample.
 */
export function recordOf(file: string): RecordEntry | undefined {
  languageOf(file)
  return readRecord()[file]
}

/** The features that the samples need of crates. */
export function crateFeatures(): Features {
  return fromFile(features, join(samplesFolder, 'Cargo.toml'), featuresIn)
}
