import { posix } from 'node:path'
import { namesIn } from './imports'

/** How many files of source a folder holds beside each other, so that one can look over them. */
const most = 14

/** Each file is a command, and `npm run` lists them. */
const commands = 'scripts'

const isSource = (file: string) =>
  /^(app|components|lib|scripts)\/.*\.([mc]?[jt]s|tsx)$/.test(file) &&
  !/\.test\.tsx?$/.test(file)

/** Folders with more files of source than one can look over; tests and style sheets stand beside what they belong to. */
export function fullFolders(files: readonly string[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const file of files.filter(isSource)) {
    const folder = posix.dirname(file)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .filter(([folder, count]) => count > most && folder !== commands)
    .map(
      ([folder, count]) =>
        `${folder}: has ${count} files of source, and ${most} are the most.\n  Cure: put those that belong together into a folder of their own.`,
    )
}

/** Parts of Node and of the build, which no browser has. */
const ofBuild = /^(node:|server-only$|next-intl\/server$)/
/** Parts of a browser, which no build has. */
const ofBrowser =
  /(?<![\w.'-])(?:window|document|localStorage|sessionStorage|navigator)\s*[.[]/
const comments = /\/\*[\s\S]*?\*\/|\/\/.*/g

/** What a file of the browser, or of both sides, uses that only the other side has. */
export function usesOfOtherSide(
  file: string,
  source: string,
): readonly string[] {
  // What only tests use (`test-host.ts`) runs in Node.
  if (!isSource(file) || posix.basename(file).startsWith('test-')) return []
  const isShared = file.startsWith('lib/shared/')
  if (!isShared && !/^(lib\/client|components\/islands)\//.test(file)) return []
  const build = namesIn(file, source).filter((name) => ofBuild.test(name))
  const browser = isShared && ofBrowser.exec(source.replace(comments, ''))
  const islands = /from '@\/components\/islands\/(.*)'/.exec(source)
  return [
    ...(islands && file.startsWith('lib/client/')
      ? [
          `${file} imports the island ${islands[1]}, which every page would bring then.
  Cure: load it by import() when a reader wants it.`,
        ]
      : []),
    ...build.map(
      (name) =>
        `${file} imports ${name}, which no browser has.\n  Cure: move it to lib/site/.`,
    ),
    ...(browser
      ? [
          `${file} uses ${browser[0].slice(0, -1)}, which no build has.\n  Cure: move it to lib/client/.`,
        ]
      : []),
  ]
}
