import { type Dirent, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { samplesFolder } from '@/lib/code/samples'
import { contentFolder } from '@/lib/content/files'
import { messagesFolder } from '@/lib/i18n/texts'
import { examplesFolder } from './examples'

/** Folders that no page is made from. They hold a hundred thousand files. */
const skipped = ['node_modules', 'target', '__pycache__']

/** The folders that pages read while they are rendered. The bundler watches what pages import. */
export function watchedFolders(root = '.'): readonly string[] {
  return [
    contentFolder,
    examplesFolder,
    messagesFolder,
    'public',
    samplesFolder,
  ].map((name) => join(root, name))
}

/**
 * When something in or below the folders was last saved, added or removed, in milliseconds since
 * 1970. Looking takes some milliseconds, and misses no way of saving, as watchers of the system do.
 */
export function lastChange(folders: readonly string[]): number {
  return Math.max(0, ...folders.flatMap(timesIn))
}

function timesIn(folder: string): readonly number[] {
  const below = entriesOf(folder)
    .filter(({ name }) => !skipped.includes(name) && !name.startsWith('.'))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? timesIn(path) : [timeOf(path)]
    })
  return [timeOf(folder), ...below]
}

const timeOf = (path: string) =>
  statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** None of a folder that is gone: another branch may be checked out meanwhile. */
function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}
