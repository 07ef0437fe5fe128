import { type FSWatcher, readdirSync, watch } from 'node:fs'
import { join } from 'node:path'
import { samplesFolder } from '@/lib/code/samples'
import { contentFolder } from '@/lib/content/files'
import { examplesFolder } from './examples'

/** Editors write a file in several steps. */
const settled = 50

/** Folders of samples that no page is made from, and that hold a hundred thousand files. */
const skipped = ['node_modules', 'target', '__pycache__']

/** The folders that pages read while they are rendered; what they import is watched by the bundler. */
export function watchedFolders(root = '.'): readonly string[] {
  const samples = join(root, samplesFolder)
  const inSamples = readdirSync(samples, { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() &&
        !skipped.includes(entry.name) &&
        !entry.name.startsWith('.'),
    )
    .map(({ name }) => join(samples, name))
  const others = [contentFolder, examplesFolder, 'public']
  return [...others.map((name) => join(root, name)), ...inSamples]
}

/** Calls back once after each burst of changes below the folders. Returns the function that stops it. */
export function watchFolders(
  folders: readonly string[],
  changed: () => void,
): () => void {
  let timer: NodeJS.Timeout | undefined
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(changed, settled)
  }
  const watchers = folders.map(
    (folder): FSWatcher => watch(folder, { recursive: true }, later),
  )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
