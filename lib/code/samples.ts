import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type FileMemo, fromFile } from '@/lib/cache/file-memo'
import { readText } from '@/lib/files/read-text'
import { fingerprintOf, testedProgram } from './fingerprint'
import {
  featuresIn,
  type Manifests,
  runnerIn,
  withOtherPeerIn,
} from './install-line'
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
const features: FileMemo<Manifests['features']> = new Map()
const runners: FileMemo<string> = new Map()
const otherPeers: FileMemo<Manifests['withOtherPeer']> = new Map()

/** The text of a sample. Throws Node's ENOENT when there is no such file. */
export function readSampleFile(file: string): string {
  return readText(join(samplesFolder, file))
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

/** The record of all samples that have not changed since they ran; empty before the first run. */
export function readRecord(): SampleRecord {
  const entries = Object.entries(readWholeRecord())
  return Object.fromEntries(entries.filter(isAsItRan))
}

/**
 * The record of a sample's last good run. Undefined before its first run, and after an edit that
 * has not run yet. A program's test ran with the program, whose record has the output. Throws for a
 * file that is not a sample.
 */
export function recordOf(file: string): RecordEntry | undefined {
  languageOf(file)
  const program = testedProgram(file)
  if (program) {
    const record = recordOf(program)
    return record && { ...record, output: '' }
  }
  const entry = readWholeRecord()[file]
  return entry && isAsItRan([file, entry]) ? entry : undefined
}

function readWholeRecord(): SampleRecord {
  if (!existsSync(recordFile)) return {}
  return fromFile(records, recordFile, parseRecord)
}

const isAsItRan = ([file, { fingerprint }]: readonly [string, RecordEntry]) =>
  sampleExists(file) && fingerprintOf(file, samplesFolder) === fingerprint

/** What install lines need of the samples' manifests. */
export function readManifests(): Manifests {
  return {
    features: fromFile(features, join(samplesFolder, 'Cargo.toml'), featuresIn),
    runner: fromFile(runners, join(samplesFolder, 'package.json'), runnerIn),
    withOtherPeer: fromFile(
      otherPeers,
      join(samplesFolder, 'package-lock.json'),
      withOtherPeerIn,
    ),
  }
}
