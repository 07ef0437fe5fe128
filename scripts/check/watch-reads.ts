import programs from 'node:child_process'
import fs from 'node:fs'
import { isAbsolute, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import threads from 'node:worker_threads'
import type { Reads } from './reads'

const opening = [
  'access',
  'copyFile',
  'createReadStream',
  'cp',
  'exists',
  'lstat',
  'open',
  'openAsBlob',
  'readFile',
  'readlink',
  'realpath',
  'stat',
  'watch',
  'watchFile',
]
const listing = ['cp', 'opendir', 'readdir', 'watch']
/** After these nobody knows what is read. */
const starting = ['exec', 'execFile', 'fork', 'glob', 'spawn', 'Worker']

/** What is made of files that are not the project's: packages, results, git's own. */
const foreign = /^(node_modules|\.cache|\.git|\.next|out|deploy)(\/|$)/

/**
 * Watches which files of a project are read from now on, by whatever means of Node, and whether programs or threads are started.
 *
 * @returns what ends the watch, and says what was read
 */
export function watchReads(root: string): () => Reads {
  const opened = new Set<string>()
  const listed = new Set<string>()
  let started = false
  const noteIn = (paths: Set<string>) => (path: unknown) => {
    const own = ownPath(root, path)
    if (own !== undefined) paths.add(own)
  }
  const noteStart = () => {
    started = true
  }
  const undo = [
    ...[fs, fs.promises].flatMap((module) => [
      ...overhear(module, opening, noteIn(opened)),
      ...overhear(module, listing, noteIn(listed)),
    ]),
    ...[fs, fs.promises, programs, threads].flatMap((module) =>
      overhear(module, starting, noteStart),
    ),
  ]
  const isFolder = (path: string) =>
    fs.statSync(path, { throwIfNoEntry: false })?.isDirectory()
  return () => {
    for (const each of undo.toReversed()) each()
    return {
      // A folder that is there stays there as long as no file is removed.
      files: [...opened].filter((path) => !isFolder(resolve(root, path))),
      folders: [...listed],
      programs: started,
    }
  }
}

/** Has functions of a module, and those of the same names that wait, tell their first argument. Returns what gives each back. */
function overhear(
  module: object,
  names: readonly string[],
  tell: (path: unknown) => void,
): readonly (() => void)[] {
  return names
    .flatMap((name) => [name, `${name}Sync`])
    .flatMap((name) => {
      const original: unknown = Reflect.get(module, name)
      if (typeof original !== 'function') return []
      const watched = new Proxy(original, {
        apply(target, self, args) {
          tell(args[0])
          return Reflect.apply(target, self, args)
        },
        construct(target, args) {
          tell(args[0])
          return Reflect.construct(target, args)
        },
      })
      Reflect.set(module, name, watched)
      return [() => void Reflect.set(module, name, original)]
    })
}

/** A path of the project, from its root, with slashes; nothing for others. */
export function ownPath(root: string, path: unknown): string | undefined {
  const text = `${path}`
  const place = text.startsWith('file:') ? fileURLToPath(text) : text
  const own = relative(root, resolve(root, place)).split(sep).join('/')
  return own.startsWith('..') || isAbsolute(own) || foreign.test(own)
    ? undefined
    : own
}
