import {
  existsSync,
  type FSWatcher,
  readdirSync,
  statSync,
  watch,
} from 'node:fs'
import { join } from 'node:path'
import { samplesFolder } from '@/lib/code/samples'
import { contentFolder } from '@/lib/content/files'
import { messagesFolder } from '@/lib/i18n/texts'
import { examplesFolder } from './examples'

/**
 * The debounce in milliseconds after which a burst of changes is over. Editors save a file in several
 * steps.
 */
const settled = 50

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
 * Calls back once after each burst of changes in or below the folders. Returns a function that
 * stops watching.
 *
 * Each folder is watched by itself. Node's recursive watching on Linux follows files, and loses a
 * file that an editor replaces with a new one of the same name, as many editors do.
 */
export function watchFolders(
  folders: readonly string[],
  changed: () => void,
): () => void {
  const watchers = new Map<string, FSWatcher>()
  let timer: NodeJS.Timeout | undefined
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      follow()
      changed()
    }, settled)
  }
  /** Watches new folders, and closes the watchers of folders that are gone. */
  const follow = () => {
    const present = new Set(folders.flatMap(withFoldersBelow))
    for (const [folder, watcher] of watchers)
      if (!present.has(folder)) {
        watcher.close()
        watchers.delete(folder)
      }
    for (const folder of present) {
      if (watchers.has(folder)) continue
      const watcher = unlessGone(folder, () => watch(folder, later))
      if (watcher) watchers.set(folder, watcher.on('error', later))
    }
  }
  follow()
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers.values()) watcher.close()
  }
}

/**
 * True when something in or below the folders was saved after a time, in milliseconds since 1970.
 */
export function isChangedSince(
  folders: readonly string[],
  moment: number,
): boolean {
  const isNewer = (path: string) =>
    (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) > moment
  return folders
    .flatMap(withFoldersBelow)
    .some(
      (folder) =>
        isNewer(folder) ||
        unlessGone(folder, () => readdirSync(folder))?.some((name) =>
          isNewer(join(folder, name)),
        ),
    )
}

/** The folder and all folders below it that pages read; empty when it is gone. */
function withFoldersBelow(folder: string): string[] {
  const entries = unlessGone(folder, () =>
    readdirSync(folder, { withFileTypes: true }),
  )
  if (!entries) return []
  const below = entries
    .filter((entry) => entry.isDirectory() && !isSkipped(entry.name))
    .flatMap(({ name }) => withFoldersBelow(join(folder, name)))
  return [folder, ...below]
}

const isSkipped = (name: string) =>
  skipped.includes(name) || name.startsWith('.')

/**
 * Runs `look`, or returns undefined when the folder is gone. Folders disappear during a scan when
 * another branch is checked out.
 */
function unlessGone<Value>(
  folder: string,
  look: () => Value,
): Value | undefined {
  try {
    return look()
  } catch (error) {
    if (existsSync(folder)) throw error
    return undefined
  }
}
